"""Defects of how text and what stands around it fit into the room there is."""

from tests.defects._defect import Defect

LAYOUT = "tests/app/table/test_layout.py"
LETTERS = "tests/web/test_letters.py"
KOREAN = "tests/app/ui/test_whole_words.py"

DEFECTS = (
    Defect(
        "A teacher's sentence leaves the stock and the pile their room.",
        "app/table/places/layout.py",
        "    taught = min(taught, max(LEAST_TAUGHT, left_to_say))\n",
        "",
        (f"{LAYOUT}::test_a_long_sentence_of_a_teacher_leaves_the_stock_and_the_pile_their_room",),
    ),
    Defect(
        "The pile of a narrow low table covers nobody's count.",
        "app/table/places/layout.py",
        "max(seat.box.width, seat.size + 2 * COUNTED) / 2",
        "seat.box.width / 2",
        (f"{LAYOUT}::test_the_pile_of_a_narrow_low_table_covers_nobodys_count",),
    ),
    Defect(
        "The signs of the direction are not cut by the words.",
        "app/table/places/layout.py",
        "width * 3.3, (slots.top - centre) / RING_LOW)",
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
)
