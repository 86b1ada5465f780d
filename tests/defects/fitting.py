"""Defects of how texts and controls fit into their space."""

from tests.defects._defect import Defect

LAYOUT = "tests/app/table/test_layout.py"
LETTERS = "tests/web/test_letters.py"
KOREAN = "tests/app/ui/test_whole_words.py"

DEFECTS = (
    Defect(
        "No message covers the count of the stock.",
        "app/table/components/piles.py",
        "    if below.top + high <= free_until:",
        "    if below.top + high:",
        ("tests/app/table/test_message_line.py::test_no_message_covers_the_stock_or_its_count",),
    ),
    Defect(
        "A teacher's sentence leaves the stock and the pile their room.",
        "app/table/layout/table_layout.py",
        "    taught = min(taught, max(MIN_TEACHER_HEIGHT, left_to_say))\n",
        "",
        (f"{LAYOUT}::test_a_long_sentence_of_a_teacher_leaves_the_stock_and_the_pile_their_room",),
    ),
    Defect(
        "The pile of a narrow low table covers nobody's count.",
        "app/table/layout/table_layout.py",
        "room / theme.CARD_RATIO, beside_seats))",
        "room / theme.CARD_RATIO))",
        (f"{LAYOUT}::test_the_pile_of_a_narrow_low_table_covers_nobodys_count",),
    ),
    Defect(
        "The signs of the direction are not cut by the words.",
        "app/table/layout/table_layout.py",
        "width * 3.3, (slots.top - centre) / RING_BOTTOM_SHARE)",
        "width * 3.3)",
        (f"{LAYOUT}::test_the_signs_of_the_direction_are_not_cut_by_the_words",),
    ),
    Defect(
        "A scrollbar is seen before anybody scrolls.",
        "app/ui/page_theme.py",
        "thumb_visibility=True",
        "thumb_visibility=False",
        ("tests/app/ui/test_scrollbars.py::test_a_scrollbar_is_always_seen",),
    ),
    Defect(
        "No line of Korean is broken within a word.",
        "app/ui/words/__init__.py",
        r"|(?<=\S)(?=[가-힣])",
        "",
        (f"{KOREAN}::test_every_place_beside_a_syllable_where_no_space_is_holds",),
    ),
    Defect(
        "What is spoken in Korean has no word joiners.",
        "app/ui/parts/basics.py",
        "semantics_label=None if drawn == text else text",
        "semantics_label=None",
        (f"{KOREAN}::test_korean_is_drawn_in_whole_words_and_spoken_without_joiners",),
    ),
    Defect(
        "The check of drawn text finds lines that are scrolled away.",
        "tests/web/letters.py",
        "if down > LEAST and not any(",
        "if part.height > SLACK and down > LEAST and not any(",
        (f"{LETTERS}::test_lines_below_what_is_shown_are_a_fault_unless_a_scrollbar_tells_of_them",),
    ),
    Defect(
        "The check of drawn text finds labels across the edge of their button.",
        "tests/web/letters.py",
        "not ground.seen.expanded(SLACK).holds(part)",
        "not ground.seen.meets(part)",
        (f"{LETTERS}::test_a_label_across_the_edge_of_its_button_is_a_fault",),
    ),
    Defect(
        "The penalty badge covers no seat.",
        "app/table/layout/table_layout.py",
        "min([left, *beside])",
        "left",
        (f"{LAYOUT}::test_the_penalty_badge_covers_no_seat_and_no_message",),
    ),
    Defect(
        "The pile of the compact layout covers no face.",
        "app/table/layout/table_layout.py",
        "(floor - seats_end - 2) / (theme.CARD_RATIO + CROOKED_SHARE)",
        "(floor - top - 2) / (theme.CARD_RATIO + CROOKED_SHARE)",
        (f"{LAYOUT}::test_no_parts_of_the_table_overlap",),
    ),
    Defect(
        "Each of thirty cards on the smallest screen is large enough to touch.",
        "app/table/layout/own_hand.py",
        "        strip = min(strip, (high - LIFT_MARGIN - 0.5) / (1 + OVERHANG_SHOWN))\n",
        "        pass\n",
        (f"{LAYOUT}::test_the_compact_layout_shows_the_hand_the_pile_and_all_faces",),
    ),
    Defect(
        "Suits and ranks in the chooser are large enough to touch.",
        "app/table/components/cards/chooser.py",
        "    most = max(1, int((width - CHOICE_GAP) / (theme.TAP + CHOICE_GAP)))\n",
        "    most = 14\n",
        ("tests/app/table/test_chooser.py::test_every_suit_and_rank_in_the_chooser_is_large_enough_to_touch",),
    ),
    Defect(
        "The message line shows what you may do if both texts don't fit.",
        "app/table/components/message_line.py",
        '[("", prompt) if is_own_turn else (message, "")]',
        '[(message, "")]',
        (
            "tests/app/table/test_message_line.py"
            "::test_a_low_screen_drops_one_text_if_both_do_not_fit_and_scrolls_overflow",
        ),
    ),
    Defect(
        "A link is high enough to touch at every letter size.",
        "app/ui/theme.py",
        "    return max(SPACE / 2, (TAP - LINE * size * text_scale) / 2)\n",
        "    return SPACE / 2\n",
        ("tests/app/ui/test_finger.py::test_a_padded_line_is_high_enough_to_touch",),
    ),
    Defect(
        "Every letter size is checked in every language.",
        "tests/fitting.py",
        "letters[(first + n) % len(letters)]",
        "letters[first % len(letters)]",
        ("tests/web/test_fitting.py::test_pairs_cover_every_pair_of_language_window_and_letter_size",),
    ),
    Defect(
        "A teacher's text in the compact layout doesn't cover the penalty badge.",
        "app/table/layout/table_layout.py",
        "TEACHER_MARGIN: Final = 20.0",
        "TEACHER_MARGIN: Final = -60.0",
        (f"{LAYOUT}::test_a_teacher_covers_neither_pile_nor_penalty_badge_in_the_compact_layout",),
    ),
    Defect(
        "The tile that continues a match cuts off no line.",
        "app/home/tiles.py",
        "(height - used + WORDS_GAP)",
        "(height + WORDS_GAP)",
        ("tests/app/home/test_tiles.py::test_lines_left_fills_the_height_without_exceeding_it",),
    ),
)
