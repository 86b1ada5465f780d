"""Defects of files that go out and come in."""

from tests.defects._defect import Defect

BACKUP = "tests/store/test_backup.py"
PAGE = "tests/app/history/test_match_page.py"
BROKEN = (f"{BACKUP}::test_a_broken_file_is_refused_and_the_place_is_named",)
STAYS = (f"{BACKUP}::test_where_and_as_whom_a_device_syncs_stays_on_it",)

DEFECTS = (
    Defect(
        "Where and as whom a device syncs is in no file.",
        "store/backup/exporting.py",
        "col(SettingRow.key).not_in(STAYS)",
        "col(SettingRow.key).not_in(())",
        STAYS,
    ),
    Defect(
        "No file says where and as whom a device syncs.",
        "store/backup/importing.py",
        "if key in STAYS or ",
        "if ",
        STAYS,
    ),
    Defect(
        "A spreadsheet runs nothing of what a person has typed.",
        "store/backup/spreadsheet.py",
        """_RUNNING.sub(r"\\1\\2'", value)""",
        "value",
        (f"{BACKUP}::test_a_spreadsheet_runs_nothing", "tests/store/test_spreadsheet.py"),
    ),
    Defect(
        "A file that unpacks to too much is refused.",
        "store/backup/incoming.py",
        "                if plain > most:",
        "                if False:",
        (BACKUP,),
    ),
    Defect(
        "A file has no members but its two.",
        "store/backup/incoming.py",
        "                    if name not in (MANIFEST, HISTORY):",
        "                    if False:",
        BROKEN,
    ),
    Defect(
        "A file that is not what its manifest says is refused.",
        "store/backup/incoming.py",
        ' or digest.hexdigest() != manifest["sha256"]:',
        ":",
        BROKEN,
    ),
    Defect(
        "What is no number is not read as one.",
        "engine/bounded_json.py",
        "parse_constant=_no_constant",
        "parse_constant=lambda word: 0",
        (BACKUP, "tests/engine/test_bounded_json.py"),
    ),
    Defect(
        "Nothing that is not seen hides the sign of a formula.",
        "store/backup/spreadsheet.py",
        """([\\s"{UNSEEN}]*)""",
        "()",
        ("tests/store/test_spreadsheet.py",),
    ),
    Defect(
        "A note to a round is a text on a shared page, whatever it is.",
        "app/history/match_page.py",
        "{escape(row.note)}",
        "{row.note}",
        (PAGE,),
    ),
    Defect(
        "A note to a match is a text on a shared page, whatever it is.",
        "app/history/match_page.py",
        "{escape(match.note)}",
        "{match.note}",
        (PAGE,),
    ),
    Defect(
        "A page that is shared has a full date.",
        "app/history/match_page.py",
        "moments.date_of(match.touched)",
        "moments.describe(match.touched)",
        (PAGE,),
    ),
)
