"""Defects of files that go out and come in."""

from tests.defects._defect import Defect

BACKUP = "tests/store/test_backup.py"
STORED = "tests/stored/test_formats.py"
PAGE = "tests/app/history/test_match_page.py"
BOTH = "tests/store/test_reader_and_writer.py"
BROKEN = (f"{BACKUP}::test_a_broken_file_is_refused_and_the_place_is_named",)
STAYS = (f"{BACKUP}::test_where_and_as_whom_a_device_syncs_stays_on_it",)

DEFECTS = (
    Defect(
        "A file has nothing in it that its reader would refuse.",
        "store/backup/exporting.py",
        """            self.left_out.append(f"{kind.name} {key}: {problem}")
            return False
""",
        """            self.left_out.append(f"{kind.name} {key}: {problem}")
""",
        (f"{BOTH}::test_a_hand_that_nobody_would_read_stays_here_and_is_named",),
    ),
    Defect(
        "A long hand is read by whoever gets it.",
        "store/facts/hand.py",
        '"notation": bounds.text_check(bounds.MAX_RECORD_LENGTH, minimum=1)',
        '"notation": bounds.text_check(minimum=1)',
        (f"{BOTH}::test_a_long_hand_travels_in_a_backup_and_by_sync",),
    ),
    Defect(
        "A long hand is sent, in a segment to itself.",
        "store/sync/log.py",
        "if not body or len(text) > _MAX_SINGLE_EVENT_BYTES:",
        "if not body or len(text) > _MAX_EVENT_BYTES:",
        (f"{BOTH}::test_a_long_hand_travels_in_a_backup_and_by_sync",),
    ),
    Defect(
        "A bad entry of a file stops no other.",
        "store/backup/importing.py",
        "            except UnfitEvent as problem:\n                importing.set_aside_entry(",
        "            except UnfitEvent as problem:\n                raise\n                importing.set_aside_entry(",
        (f"{BACKUP}::test_an_entry_that_names_what_is_not_there_is_set_aside",),
    ),
    Defect(
        "An entry that is set aside leaves nothing here.",
        "store/backup/importing.py",
        "            _REMOVE_EVENT.execute_change(self.session, uuid=item.id)\n\n    def make_preview",
        "\n    def make_preview",
        (f"{BACKUP}::test_an_entry_that_names_what_is_not_there_is_set_aside",),
    ),
    Defect(
        "An event that breaks the merge stops no other.",
        "store/sync/log.py",
        "        except Exception as problem:",
        "        except ZeroDivisionError as problem:",
        (f"{BOTH}::test_an_event_that_breaks_the_merge_is_noted_and_the_others_are_merged",),
    ),
    Defect(
        "A ruleset's options are texts, or it is refused by name.",
        "engine/rules/reader.py",
        "if not isinstance(preset, list) or not all(isinstance(key, str) for key in preset):",
        "if not isinstance(preset, list):",
        (f"{BOTH}::test_a_ruleset_whose_options_are_no_texts_is_refused_by_name",),
    ),
    Defect(
        "Where and as whom a device syncs is in no file.",
        "store/backup/exporting.py",
        "col(SettingRow.key).not_in(DEVICE_ONLY_KEYS)",
        "col(SettingRow.key).not_in(())",
        STAYS,
    ),
    Defect(
        "No file says where and as whom a device syncs.",
        "store/backup/importing.py",
        "if key in DEVICE_ONLY_KEYS or ",
        "if ",
        STAYS,
    ),
    Defect(
        "A spreadsheet runs nothing of what a person has typed.",
        "store/backup/spreadsheet.py",
        """_FORMULA_START.sub(r"\\1\\2'", value)""",
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
        "parse_constant=_refuse_constant",
        "parse_constant=lambda word: 0",
        (BACKUP, "tests/engine/test_bounded_json.py"),
    ),
    Defect(
        "Nothing that is not seen hides the sign of a formula.",
        "store/backup/spreadsheet.py",
        """([\\s"{INVISIBLE_CHARACTERS}]*)""",
        "()",
        ("tests/store/test_spreadsheet.py",),
    ),
    Defect(
        "A note to a round is a text on a shared page, whatever it is.",
        "app/history/match_page.py",
        "{escape_html(row.note)}",
        "{row.note}",
        (PAGE,),
    ),
    Defect(
        "A note to a match is a text on a shared page, whatever it is.",
        "app/history/match_page.py",
        "{escape_html(match.note)}",
        "{match.note}",
        (PAGE,),
    ),
    Defect(
        "A page that is shared has a full date.",
        "app/match_rows.py",
        "date_texts.weekday_and_date(time_played(match))",
        "date_texts.moment_text(time_played(match))",
        (PAGE,),
    ),
    Defect(
        "What is printed of a match is dark on white.",
        "app/history/match_page.py",
        "  header {{ color: var(--text); border",
        "  header {{ border",
        (f"{PAGE}::test_what_is_printed_is_dark_on_white_in_either_brightness",),
    ),
    Defect(
        "The stored keys of a score sheet never change.",
        "engine/scoresheet/taps.py",
        'points: Points = stored("points")',
        'points: Points = stored("score")',
        (f"{STORED}::test_written_lines_never_change",),
    ),
    Defect(
        "The keys a view is sent under never change.",
        "engine/play/view_table.py",
        '"pending_from": ("pending_from"',
        '"owed_from": ("pending_from"',
        (f"{STORED}::test_written_lines_never_change",),
    ),
    Defect(
        "The keys a room's secret is stored under never change.",
        "app/rooms/memberships/stored_memberships.py",
        '{"token": secret.token',
        '{"secret": secret.token',
        (f"{STORED}::test_written_lines_never_change",),
    ),
    Defect(
        "A backup has the kinds of facts in the order of their stored names.",
        "store/facts/__init__.py",
        "for name in sorted(found)",
        "for name in sorted(found, reverse=True)",
        (f"{STORED}::test_written_lines_never_change",),
    ),
    Defect(
        "Closing a window closes all its databases.",
        "app/data.py",
        "            await (await self._in_memory).close()",
        "            await self._in_memory",
        ("tests/app/test_data.py",),
    ),
)
