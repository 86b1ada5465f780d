"""Defects of the rules, and of what is read as rules."""

from tests.defects._defect import Defect

HANDS = ("tests/engine/test_hands.py",)

DEFECTS = (
    Defect(
        "Whoever has more lives is ahead, whatever is said of points.",
        "engine/match.py",
        'self.counts != "points" or self.rules.words.scoring.wins == "high"',
        'self.rules.words.scoring.wins == "high"',
        ("tests/engine/test_match.py",),
    ),
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
        "A card that looks like a legal one is no illegal one.",
        "engine/play/shedding.py",
        "self.legal_cards & FACE_MASK[FACE[card]]\n            if (",
        "self.legal_cards & BIT[card]\n            if (",
        ("tests/engine/test_rulesets.py::test_neither_copy_of_a_legal_card_is_an_illegal_one",),
    ),
    Defect(
        "Whatever lint accepts is played to its end: in the sequence family no card names anything.",
        "engine/rules/words/effects/nominate.py",
        " or tables.family == SEQUENCE",
        "",
        ("tests/engine/test_rulesets.py",),
    ),
    Defect(
        "A record begins with the cards as they were dealt, before the first face-up card acts.",
        "engine/notation.py",
        "state.dealt or (state.hands, state.stock)",
        "(state.hands, state.stock)",
        ("tests/engine/test_rulesets.py",),
    ),
    Defect(
        "Who is bankrupt owes no word.",
        "engine/play/shedding.py",
        "                return\n            if count > tables.declare_at",
        "            if count > tables.declare_at",
        ("tests/engine/test_rulesets.py",),
    ),
    Defect(
        "Nobody who is out of the hand takes cards.",
        "engine/rules/words/answers/give_back.py",
        "    if state.absent[giver]:\n        return False\n",
        "",
        ("tests/engine/test_rulesets.py::test_cards_are_not_given_back_to_who_is_out",),
    ),
    Defect(
        "A bot that fails is replaced by the next simpler level.",
        "engine/bots/__init__.py",
        "return _SIMPLER[:place][::-1]",
        "return _SIMPLER[:place]",
        ("tests/engine/test_fallback.py",),
    ),
    Defect(
        "A bot's move is played only where it is legal.",
        "engine/bots/__init__.py",
        "if move & PLAIN not in legal:",
        "if move < 0:",
        ("tests/engine/test_fallback.py",),
    ),
    Defect(
        "A bot that fails does not stop a room.",
        "store/rooms/refereeing/due.py",
        "choose_legal(thinker, seen, rng, log_failure)",
        "thinker.choose(seen, rng)",
        ("tests/store/rooms/test_referee.py::test_a_bot_that_fails_does_not_stop_a_room",),
    ),
    Defect(
        "A table reports a bot that fails.",
        "app/table/on_device.py",
        "Playing(data.store, lease, self._note_bot_failure)",
        "Playing(data.store, lease)",
        ("tests/app/table/test_playing.py::test_a_table_reports_a_bot_that_fails",),
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
