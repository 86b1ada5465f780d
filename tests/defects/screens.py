"""Defects of the history, replay and review screens."""

from tests.defects._defect import Defect

LIST = "tests/app/history/test_all_matches.py"
REVIEW = "tests/app/table/test_advice_panel.py"
PUZZLES = "tests/app/puzzles/test_puzzles.py"
CHARTS = "tests/app/ui/test_charts.py"
BACK = "tests/app/history/test_look_back.py"

DEFECTS = (
    Defect(
        "A hand of the day that is begun after its day counts for no streak.",
        "app/daily/results.py",
        " or is_late_seed(match.seed)",
        "",
        (
            "tests/app/daily/test_daily.py::test_a_round_begun_after_its_day_has_the_same_cards_and_counts_for_no_streak",
        ),
    ),
    Defect(
        "No link begins with an address of a local network.",
        "app/platform/published_address.py",
        "return ipaddress.ip_address(host).is_global",
        "return bool(ipaddress.ip_address(host))",
        ("tests/app/daily/test_sent_day.py::test_an_address_that_is_local_or_may_hold_a_secret_is_refused",),
    ),
    Defect(
        "A hand of the day that isn't out yet can't be opened by a link.",
        "app/daily/linked_day.py",
        " and found[1] <= today",
        "",
        (
            "tests/app/daily/test_sent_day.py"
            "::test_a_future_day_and_another_edition_are_refused_and_todays_hand_is_offered",
        ),
    ),
    Defect(
        "A day of the history has one heading, even if it is split across pages.",
        "app/match_rows.py",
        "days.setdefault(date_texts.date_of(match.touched), []).append(match)",
        "days[date_texts.date_of(match.touched)] = [match]",
        (f"{LIST}::test_a_day_split_across_pages_has_one_heading",),
    ),
    Defect(
        "A day in the future has its date as the heading.",
        "app/ui/date_texts.py",
        "    if 1 < ago < WEEK:",
        "    if ago < WEEK:",
        (f"{BACK}::test_name_day_gives_the_heading_of_a_day",),
    ),
    Defect(
        "A screen reader says the day of a match in the list.",
        "app/match_rows.py",
        "{date_texts.moment_text(match.touched)}",
        "{date_texts.time_text(match.touched)}",
        (f"{LIST}::test_the_list_has_a_heading_for_each_day",),
    ),
    Defect(
        "The button that deletes a match looks unlike harmless ones.",
        "app/history/match.py",
        'delete_match, "match-delete", removes=True, icon=icon',
        'delete_match, "match-delete_match", icon=icon',
        (f"{LIST}::test_a_deleted_match_can_be_had_back",),
    ),
    Defect(
        "The button that deletes a picture has its own row.",
        "app/statistics/own_picture.py",
        "return parts.stacked(rows)",
        "return parts.wrapped_row(rows)",
        (f"{LIST}::test_the_button_that_deletes_a_picture_is_set_apart",),
    ),
    Defect(
        "Three moves of a review fit on a phone.",
        "app/table/components/panels/advice_panel.py",
        "large or (advice.over_table and wanted > room.height)",
        "large",
        (f"{REVIEW}::test_three_moves_of_a_review_fit_on_a_phone",),
    ),
    Defect(
        "A sheet that covers the pile shows its top card.",
        "app/table/components/table.py",
        'picture.pile[-1].text if judged else ""',
        '""',
        ("tests/app/history/test_review.py::test_a_decision_in_a_review_on_a_phone_shows_the_top_card",),
    ),
    Defect(
        "A puzzle from an own round that was failed isn't mastered by playing the shown answer.",
        "app/stored/own_puzzles.py",
        "if tried is None or tried.due > day:",
        "if tried is None:",
        (
            "tests/app/puzzles/test_own_puzzles.py::test_a_puzzle_is_due_after_some_days_and_mastered_by_the_first_right_move",
        ),
    ),
    Defect(
        "The log of a puzzle cites no rules.",
        "app/puzzles/open_puzzle.py",
        "states_before[first:], names, task.seat, None)",
        "states_before[first:], names, task.seat, playing.rules)",
        (f"{PUZZLES}::test_the_log_of_a_try_cites_no_rules",),
    ),
    Defect(
        "A puzzle's solution shows the hand after the best move.",
        "app/puzzles/attempts.py",
        "self.better = yield from self._play_on(worst, best, solver)",
        "self.better = self.line",
        (f"{PUZZLES}::test_both_lines_of_a_refutation_start_from_the_same_deal",),
    ),
    Defect(
        "Names at the ends of lines don't overlap if lines end outside the bounds.",
        "app/ui/charts.py",
        "places = [max(low, min(value, high)) for value in values]",
        "places = list(values)",
        (
            f"{CHARTS}::test_names_keep_their_order_and_their_distance",
            f"{CHARTS}::test_all_names_are_drawn_if_lines_end_at_the_same_height",
        ),
    ),
    Defect(
        "A chart of many players is high enough for their names.",
        "app/ui/charts.py",
        "height = max(HEIGHT, SPACE_ABOVE + name_height(app.text_scale) * len(ended) + low)",
        "height = HEIGHT",
        (f"{CHARTS}::test_all_names_are_drawn_if_lines_end_at_the_same_height",),
    ),
    Defect(
        "A chart below a sheet's rows is high enough for its names.",
        "app/scoresheet/chart.py",
        "return max(least, lines * name_height(text_scale))",
        "return least",
        (f"{CHARTS}::test_all_names_are_drawn_if_lines_end_at_the_same_height",),
    ),
    Defect(
        "A room that a link opens loads the pictures of cards before the first deal.",
        "app/ui/parts/picture_preloader.py",
        'use_running(app, repr(pictures or cards) if here else "", load_next)',
        'use_running(app, "", load_next)',
        ("tests/app/rooms/test_phone_host.py::test_a_room_that_a_link_opens_loads_its_pictures_before_its_table",),
    ),
    Defect(
        "A room that is opened again loads the pictures of cards before it shows its table.",
        "app/rooms/lobby.py",
        "PicturePreloader(True, at_once=True)",
        "PicturePreloader(False)",
        ("tests/app/rooms/test_phone_host.py::test_a_room_that_a_link_opens_loads_its_pictures_before_its_table",),
    ),
)
