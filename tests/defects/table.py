"""Defects of the table, and of what is shown and said at it."""

from __future__ import annotations

from typing import Final

from tests.defects._defect import Defect

BOTS: Final = "tests/app/test_bots.py"
IMPORTED: Final = "tests/app/ui/test_texts_at_import.py"

LAYERS: Final = "tests/app/ui/test_layers.py"

EXPLAINING: Final = "tests/app/table/test_effect_explanations.py"
TIP: Final = "tests/app/table/test_explanation_bubble.py"

WORDING: Final = "tests/app/table/test_wording.py"

GUIDE: Final = "tests/app/lessons/test_lesson_source.py"

NEW_TABLE: Final = "tests/app/new_table/test_set_up_table.py"

DEFECTS: Final = (
    Defect(
        "Deal leads to the name that is missing.",
        "app/new_table/set_up_table.py",
        "    can = nameless >= 0 or not wrong\n",
        "    can = not wrong\n",
        (f"{NEW_TABLE}::test_a_name_that_is_missing_is_one_tap_away",),
    ),
    Defect(
        "The cover shows the face of the person it waits for.",
        "app/table/components/cover.py",
        "    whose: list[ft.Control] = [face, called]\n",
        "    whose: list[ft.Control] = [called]\n",
        ("tests/app/test_faces.py::test_the_cover_shows_the_face_of_the_person_it_waits_for",),
    ),
    Defect(
        "The answer to a wrong tap in a lesson goes with the right one.",
        "app/lessons/lesson_source.py",
        "        self.hand.play(move, seat)\n        self._answer = None\n",
        "        self.hand.play(move, seat)\n",
        (f"{GUIDE}::test_the_answer_to_a_wrong_tap_goes_once_the_right_one_was_made",),
    ),
    Defect(
        "The teacher of a lesson is nobody of whom it tells.",
        "app/lessons/lesson_hand.py",
        "iter(bot_names()[1:])",
        "iter(bot_names())",
        (f"{GUIDE}::test_the_teacher_is_nobody_of_whom_the_lesson_tells",),
    ),
    Defect(
        "A hand that is opened hides neither face nor name.",
        "app/table/components/seats/seat.py",
        "y + spot.size / 2 + UNDER_CIRCLE + NAME_HEIGHT, width",
        "y, width",
        ("tests/app/table/test_open_hands.py",),
    ),
    Defect(
        "An opened hand at tight seats is between the faces.",
        "app/table/components/seats/seat.py",
        "left = min(x + spot.size / 2, right - card)",
        "left = x",
        ("tests/app/table/test_open_hands.py",),
    ),
    Defect(
        "Red suits are red on a teacher's paper.",
        "app/ui/card_faces.py",
        "    if spans:\n        words.value",
        "    if False:\n        words.value",
        ("tests/app/ui/test_card_faces.py::test_suits_in_a_text_on_paper_have_their_colours",),
    ),
    Defect(
        "Who draws is told which cards these are.",
        "app/table/wording.py",
        '    if pronoun == "you" and len(cards) <= MAX_NAMED_CARDS:\n',
        "    if False:\n",
        (f"{WORDING}::test_drawn_cards_are_named_to_their_holder_alone",),
    ),
    Defect(
        "Nobody else is told which cards somebody draws.",
        "app/table/wording.py",
        '    if pronoun == "you" and len(cards) <= MAX_NAMED_CARDS:\n',
        "    if len(cards) <= MAX_NAMED_CARDS:\n",
        (f"{WORDING}::test_drawn_cards_are_named_to_their_holder_alone",),
    ),
    Defect(
        "Who draws again and again is told of with all the cards of that turn.",
        "app/table/wording.py",
        "(1 if seat == viewer else draws + 1)",
        "1",
        (f"{WORDING}::test_repeated_draws_are_summed_in_one_message",),
    ),
    Defect(
        "It is said why somebody may be caught.",
        "app/table/painter.py",
        "    if match.catching_seat < 0:\n        return said\n",
        "    if True:\n        return said\n",
        (f"{WORDING}::test_prompt_says_first_who_can_be_caught_and_why",),
    ),
    Defect(
        "Bots wait until what is explained was read.",
        "app/table/device/match_loop.py",
        "        if self.hurrying or playing.hand_over:",
        "        if True:",
        (f"{EXPLAINING}::test_bots_wait_until_what_is_explained_was_read",),
    ),
    Defect(
        "A tip lies on neither the pile nor the stock.",
        "app/table/components/explanation_bubble.py",
        "    if is_below(layout):\n        top",
        "    if False:\n        top",
        (f"{TIP}::test_explanation_bubble_covers_no_pile_or_seat_and_fits_its_text",),
    ),
    Defect(
        "A tip shows the card that it is about.",
        "app/table/components/explanation_bubble.py",
        "if first.card else []",
        "if False else []",
        (f"{EXPLAINING}::test_a_tip_shows_the_card_that_it_is_about",),
    ),
    Defect(
        "A browser's Back puts the top layer away before it leaves.",
        "app/window.py",
        "        if page.web and stay is not None and app.navigation.layers.is_back(event.route):\n",
        "        if False:\n",
        (f"{LAYERS}::test_the_menu_of_a_sheet_is_put_away_first",),
    ),
    Defect(
        "A phone's way back puts the top layer away before it leaves.",
        "app/ui/screens.py",
        "confirm_pop(not await app.navigation.layers.close_top())",
        "confirm_pop(True)",
        (f"{LAYERS}::test_the_menu_of_a_sheet_is_put_away_first",),
    ),
    Defect(
        "Escape puts the top layer away on every screen.",
        "app/ui/window/navigation.py",
        "        if event.key == ESCAPE and await self.layers.close_top():\n            return\n",
        "",
        (f"{LAYERS}::test_the_menu_of_a_sheet_is_put_away_first",),
    ),
    Defect(
        "A link that is opened while a menu is open is followed.",
        "app/ui/window/layers.py",
        "len(self._visited) < 2 or path == self._visited[-2]",
        "True",
        (f"{LAYERS}::test_a_step_back_is_told_from_a_link_and_from_where_the_app_goes",),
    ),
    Defect(
        "A bot's face goes with its name, not with its seat.",
        "app/ui/parts/basics.py",
        "        bot_portrait(name, size, mood)\n        if bot",
        '        bot_portrait(f"Bot {seat}", size)\n        if bot',
        (f"{BOTS}::test_a_bot_keeps_its_face_when_another_is_removed_before_the_deal",),
    ),
    Defect(
        "A bot has its own face in the history.",
        "app/match_rows.py",
        "        if seat in bot_seats(match)\n",
        "        if False\n",
        (f"{BOTS}::test_a_bot_has_its_face_at_the_table_in_the_result_and_in_the_history",),
    ),
    Defect(
        "A bot's name has the same face in every language.",
        "app/ui/player_faces.py",
        "_faces_of_names().get(known) or ",
        "",
        (f"{BOTS}::test_there_are_twelve_names_and_the_first_six_have_the_six_faces",),
    ),
    Defect(
        "A bot's temperament goes with its name.",
        "engine/bots/__init__.py",
        "    if not slash and name and strength in SEARCHING_LEVELS:\n",
        "    if False:\n",
        ("tests/app/table/test_styles.py",),
    ),
    Defect(
        "No text is made while a module is imported, where it would be English in every language.",
        "app/table/painter.py",
        "PILE: Final = 5\n",
        'PILE: Final = 5\nOPENING: Final = Picture(title=tr("play.opening"))\n',
        (f"{IMPORTED}::test_no_module_makes_a_text_while_it_is_imported",),
    ),
)
