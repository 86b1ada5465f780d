## bring

bring-problem-unknown = I don’t know this kind of file. Nothing was added.
bring-problem-broken = This file is damaged, or a part is missing. Nothing was added.
bring-problem-large = This file is too large. Nothing was added.
bring-problem-forbidden = This file holds instructions that a list of scores doesn’t need. Nothing was added.
bring-problem-workbook = This is a workbook. Save the table as CSV, then open that.
bring-problem-backup = This is a backup of this app. Open it under Backup.
bring-problem-empty = There are no scores in this file.
