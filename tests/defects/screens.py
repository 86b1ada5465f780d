"""Defects of the screens that list what was played and look at it again."""

from tests.defects._defect import Defect

LIST = "tests/app/history/test_all_matches.py"
BACK = "tests/app/history/test_look_back.py"

DEFECTS = (
    Defect(
        "A day of the history has one heading, over pages of the list, too.",
        "app/match_rows.py",
        "days.setdefault(moments.day_of(match.touched), []).append(match)",
        "days[moments.day_of(match.touched)] = [match]",
        (f"{LIST}::test_a_day_that_goes_on_over_a_page_of_the_list_has_one_heading",),
    ),
    Defect(
        "A day that a wrong clock made is named by its date.",
        "app/ui/moments.py",
        "    if 1 < ago < WEEK:",
        "    if ago < WEEK:",
        (f"{BACK}::test_a_day_is_named_as_a_heading",),
    ),
    Defect(
        "A match among those of its day is heard with its day.",
        "app/match_rows.py",
        "{moments.describe(match.touched)}",
        "{moments.write_time(match.touched)}",
        (f"{LIST}::test_the_list_has_a_heading_for_each_day",),
    ),
    Defect(
        "What deletes a match looks like nothing that does no harm.",
        "app/history/match.py",
        'delete, "match-delete", removes=True, icon=icon',
        'delete, "match-delete", icon=icon',
        (f"{LIST}::test_a_deleted_match_can_be_had_back",),
    ),
    Defect(
        "What deletes a picture stands on a line of its own.",
        "app/statistics/own_picture.py",
        "return parts.column(rows)",
        "return parts.wrap(rows)",
        (f"{LIST}::test_deleting_an_own_picture_stands_apart_from_choosing_one",),
    ),
)
