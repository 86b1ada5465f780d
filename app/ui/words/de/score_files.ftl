## bring

bring-problem-unknown = Diese Art von Datei kenne ich nicht. Nichts ist dazugekommen.
bring-problem-broken = Diese Datei ist beschädigt, oder ein Teil fehlt. Nichts ist dazugekommen.
bring-problem-large = Diese Datei ist zu groß. Nichts ist dazugekommen.
bring-problem-forbidden = In dieser Datei stehen Anweisungen, die keine Punkteliste braucht. Nichts ist dazugekommen.
bring-problem-workbook = Das ist eine Arbeitsmappe. Speichere die Tabelle als CSV und öffne die.
bring-problem-backup = Das ist ein Backup dieser App. Öffne es unter Backup.
bring-problem-empty = In dieser Datei stehen keine Punkte.
