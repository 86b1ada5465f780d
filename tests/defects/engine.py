"""Defects of the rules, and of what is read as rules."""

from tests.defects._defect import Defect

HANDS = ("tests/engine/test_hands.py",)

DEFECTS = (
    Defect(
        "Between two, a card that reverses skips the other once.",
        "engine/rules/words/effects/reverse.py",
        "state.skips_left[state.next(seat)] += 1",
        "state.skips_left[state.next(seat)] += 2",
        HANDS,
    ),
    Defect(
        "The turn passes to the next seat in play.",
        "engine/play/state.py",
        "        seat = (seat + direction) % seats\n        while absent[seat]:",
        "        seat = (seat + 2 * direction) % seats\n        while absent[seat]:",
        HANDS,
    ),
    Defect(
        "An eight of Crazy Eights counts 50.",
        "engine/rules/presets/crazy-eights.toml",
        "8 = 50",
        "8 = 40",
        HANDS,
    ),
    Defect(
        "No name turns the writing direction of the text around it.",
        "engine/names.py",
        ' and unicodedata.category(character)[0] != "C"',
        "",
        ("tests/engine/test_names.py",),
    ),
    Defect(
        "An option that can change nothing beside the others is not offered.",
        "engine/rules/offered.py",
        "    return field.matters is None or field.matters(context)",
        "    return True",
        ("tests/engine/test_rules_in_words.py::test_an_option_is_offered_exactly_where_it_changes_what_is_said",),
    ),
    Defect(
        "A share code in which a key stands twice is refused.",
        "engine/rules/share.py",
        "        if key in found:",
        "        if False:",
        ("tests/engine/test_share.py::test_what_is_no_code_is_refused",),
    ),
)
