"""Defects of the screens that list what was played and look at it again."""

from tests.defects._defect import Defect

LIST = "tests/app/history/test_all_matches.py"
REVIEW = "tests/app/table/test_advice_panel.py"
PUZZLES = "tests/app/puzzles/test_puzzles.py"
CHARTS = "tests/app/ui/test_charts.py"
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
    Defect(
        "The three moves of a review have room on a phone.",
        "app/table/drawing/advice_panel.py",
        "large or (advice.over_table and wanted > room.height)",
        "large",
        (f"{REVIEW}::test_the_three_moves_of_a_review_have_room_on_a_phone",),
    ),
    Defect(
        "The card on the pile stands in a sheet that covers it.",
        "app/table/drawing/view.py",
        'picture.pile[-1].text if judged else ""',
        '""',
        (
            "tests/app/history/test_review.py::"
            "test_on_a_phone_the_moves_of_a_decision_stand_beside_the_card_that_was_on_the_pile",
        ),
    ),
    Defect(
        "No rule stands as a reason beside what happened in a puzzle.",
        "app/puzzles/open_puzzle.py",
        "log_rows(playing.done, playing.recorder.before, _names(playing), ASKED, None)",
        "log_rows(playing.done, playing.recorder.before, _names(playing), ASKED, playing.rules)",
        (f"{PUZZLES}::test_no_rule_stands_as_a_reason_beside_what_happened_in_a_try",),
    ),
    Defect(
        "A puzzle's answer shows how the hand goes on after the best move.",
        "app/puzzles/tries.py",
        "self.better = yield from self._play_on(worst, best, solver)",
        "self.better = self.line",
        (f"{PUZZLES}::test_the_same_cards_go_on_better_after_the_best_move",),
    ),
    Defect(
        "Names at the ends of lines keep their distance where lines end beyond the bounds.",
        "app/ui/charts.py",
        "places = [max(low, min(value, high)) for value in values]",
        "places = list(values)",
        (
            f"{CHARTS}::test_names_keep_their_order_and_their_distance",
            f"{CHARTS}::test_all_names_are_drawn_where_lines_end_level",
        ),
    ),
    Defect(
        "A chart of many people is as high as their names need.",
        "app/ui/charts.py",
        "height = max(HEIGHT, SPACE_ABOVE + name_height(app.letters) * len(ended) + low)",
        "height = HEIGHT",
        (f"{CHARTS}::test_all_names_are_drawn_where_lines_end_level",),
    ),
    Defect(
        "A chart below a sheet's rows is as high as its names need.",
        "app/scoresheet/chart.py",
        "return max(least, lines * name_height(letters))",
        "return least",
        (f"{CHARTS}::test_all_names_are_drawn_where_lines_end_level",),
    ),
    Defect(
        "A guest's page fetches the pictures of cards before the first deal.",
        "app/rooms/lobby.py",
        "LoadedAhead(back is None)",
        "LoadedAhead(False)",
        ("tests/app/rooms/test_guests.py::test_a_guest_plays_a_hand_and_comes_back_to_it",),
    ),
    Defect(
        "A page that was loaded anew fetches the pictures of cards before its table is there.",
        "app/rooms/lobby.py",
        "LoadedAhead(True, at_once=True)",
        "LoadedAhead(False)",
        ("tests/app/rooms/test_guests.py::test_a_guest_plays_a_hand_and_comes_back_to_it",),
    ),
)
