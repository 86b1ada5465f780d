"""Worked hands: what is legal, what is refused, and how the hand ends."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from engine.__main__ import format_legal_moves
from engine.events import Declared, Passed, TurnEnded
from engine.notation import format_record, parse_record, replay_record
from engine.play.result import losing_seats, winning_seats
from engine.rules.reader import load_preset, preset_ids
from tests.engine import shown as relatives
from tests.engine.worked import names, read

SWITCH = names("switch")
HANDS = [(game, name) for game in ("switch", *relatives.ROWS) for name in names(game)]
PRESETS = ("turbo-switch", "peanuckle", "irish-switch")

# What each hand shows that its own options do not say: first the presets of the family, then the rows of the rules.
GAMES: dict[str, str] = {
    "turbo-switch": "turbo-switch turbo-switch-run turbo-switch-miss-costs-five",
    "peanuckle": """peanuckle-seven-chain peanuckle-chain-breaks peanuckle-ace-in-chain peanuckle-chain-needs-seven
        peanuckle-chain-lasts-one-turn peanuckle-chain-ends-in-twos peanuckle-two-words peanuckle-two-missed
        peanuckle-one-missed peanuckle-ace-low peanuckle-no-high-ace
        peanuckle-example""",
    "irish-switch": "irish-switch irish-switch-sets irish-switch-power-finish",
}
ROWS: dict[str, str] = {
    "players and packs": "two-packs-from-six first-player-left-of-dealer last-seat-deals",
    "starter": "starter-has-no-effect",
    "match": "match-suit-or-rank match-neither card-not-held out-of-turn one-card-a-turn",
    "A": """ace-nominates nominated-suit-lasts nominated-suit-followed ace-must-name ace-names-a-suit
        only-aces-nominate ace-not-on-two ace-not-on-four""",
    "2": """two-takes-two twos-add-up two-may-be-kept four-not-on-two plain-card-not-on-two
        draw-while-cards-are-owed take-nothing-owed taken-pick-up-is-spent""",
    "4": "four-takes-four fours-add-up two-not-on-four two-after-a-four eight-after-a-reply two-on-a-taken-two",
    "7": """seven-dumps-suit seven-all-the-suit seven-without-its-suit seven-other-suit seven-other-seven
        seven-stops-after-two""",
    "8": "eight-skips eight-not-answerable eight-skips-two-players",
    "J": "jack-reverses jack-reverses-again jack-skips-with-two",
    "Q, K": "queen-and-king-plain queen-is-not-covered king-may-finish",
    "draw": """draw-by-choice draw-may-play drawn-card-only draw-one-only draw-unplayable-passes
        forced-pass-is-not-written end-instead-of-drawing""",
    "after taking a pick-up": "take-ends-turn",
    "declare": """last-card-declared last-card-missed caught-by-the-next-player caught-costs-one catch-too-late
        catch-too-late-after-a-draw catch-too-late-after-taking
        catch-nothing-missed catch-before-one-card catch-oneself catch-once catch-the-wrong-seat
        one-card-counts-as-declared say-with-the-end end-without-the-word several-cards-need-no-word
        word-is-due-each-time declared-once-is-enough skipped-player-may-catch declare-at-two""",
    "finish": """finish-plain finish-two-draws finish-four-draws finish-ace-draws finish-seven-draws
        finish-eight-draws finish-jack-draws finish-dump-on-two-draws finish-penalty-number no-fire-card""",
    "two at once": "double-finish",
    "end": "over-is-over no-resurrection",
    "trailing block": """seven-covered-two-is-spent seven-last-two-acts seven-covered-eight-is-spent
        trailing-block-pick-up trailing-block-misses trailing-block-reverses trailing-block-three-reverses
        misses-with-two-players set-of-eights-two-players-again""",
    "stock and blocked hands": """stock-refilled take-what-there-is blocked-one-round blocked-forced
        passes-in-a-row turn-limit passes-before-a-play drawing-is-no-pass
        blocked-with-a-card-to-play""",
    "moves of other games": "out-is-no-word-here",
}


@pytest.mark.parametrize(("game", "name"), HANDS)
def test_hand(game: str, name: str) -> None:
    """Replay gives the legal moves, the refusal and the result that follow from the rules."""
    worked = read(game, name)
    done = replay_record(worked.hand)
    if worked.refused:
        assert done.error is not None
        assert (done.error.action, done.error.rule) == (len(worked.hand.actions), worked.refused), done.error
        assert len(done.steps) == len(worked.hand.actions) - 1
    else:
        assert done.error is None, done.error
    lines = [format_legal_moves(state) for state in done.states()]
    assert {at: lines[at] for at in worked.legal} == worked.legal


@pytest.mark.parametrize(("game", "name"), HANDS)
def test_hand_expects_something(game: str, name: str) -> None:
    """A hand without expectations would show nothing."""
    worked = read(game, name)
    assert worked.refused or worked.legal or worked.hand.result is not None


@pytest.mark.parametrize(("game", "name"), HANDS)
def test_hand_text_round_trips(game: str, name: str) -> None:
    """`parse(text(hand)) == hand`."""
    hand = read(game, name).hand
    assert parse_record(format_record(hand)) == hand


@pytest.mark.parametrize("option", [option.id for option in load_preset("switch").all_options])
def test_option_has_a_hand(option: str) -> None:
    """Every option has a worked hand with its name, in which it's on."""
    assert option in read("switch", option).hand.options


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_has_a_hand(preset: str) -> None:
    """Every preset has a worked hand."""
    shown = GAMES[preset].split()
    assert shown
    assert all(read("switch", name).hand.ruleset == preset for name in shown)


def own_options(game: str) -> list[tuple[str, str]]:
    """Return game and id of each option that other games don't have."""
    shared = {option.id for option in load_preset("common").all_options}
    return [(game, option.id) for option in load_preset(game).all_options if option.id not in shared]


@pytest.mark.parametrize(("game", "option"), [each for game in relatives.ROWS for each in own_options(game)])
def test_option_of_a_relative_has_a_hand(game: str, option: str) -> None:
    """Every option of the other games has a worked hand with its name, in which it's on."""
    assert option in read(game, option).hand.options


@pytest.mark.parametrize("game", relatives.ROWS)
def test_every_hand_of_a_relative_is_shown(game: str) -> None:
    """Each row has a hand, and every other hand shows its options; all are played by that game."""
    check_shown(game, relatives.ROWS[game])
    assert all(read(game, name).hand.ruleset == game for name in names(game))


def check_shown(game: str, rows: Mapping[str, str]) -> None:
    """Check that each row has a hand, each named hand exists, and a hand without a row has an option on."""
    assert all(line.split() for line in rows.values())
    listed = {name for line in rows.values() for name in line.split()}
    with_options = {name for name in names(game) if read(game, name).hand.options}
    assert listed <= set(names(game))
    assert set(names(game)) - listed <= with_options


def test_every_game_has_hands() -> None:
    """No preset goes without worked hands."""
    assert {"switch", *PRESETS, *relatives.ROWS} == set(preset_ids())


def test_every_hand_is_shown() -> None:
    """The same for Switch and its presets."""
    check_shown("switch", GAMES | ROWS)


@pytest.mark.parametrize(
    ("name", "won", "lost"),
    [
        ("blocked-one-round", (1,), (0,)),
        ("blocked-forced", (1,), (0,)),
        ("turn-limit", (0, 1), (0, 1)),
        ("finish-plain", (1,), (2,)),
        ("play-on", (0,), (1,)),
        ("resurrection-once", (0,), (1,)),
    ],
)
def test_winners(name: str, won: tuple[int, ...], lost: tuple[int, ...]) -> None:
    """The first player out wins; a blocked hand goes to the fewest cards, and ties are shared."""
    state = replay_record(read("switch", name).hand).state
    assert state is not None and state.over
    assert winning_seats(state) == won
    assert losing_seats(state) == lost
    assert state.blocked == name.startswith(("blocked", "turn-limit"))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("last-card-declared", ["last card"]),
        ("knocking", ["knocking"]),
        ("peanuckle-two-words", ["peaknuckle", "super-peaknuckle", "peaknuckle"]),
        ("last-card-missed", []),
    ],
)
def test_the_word_that_is_said(name: str, words: list[str]) -> None:
    """The declaration is the game's, and depends on the number of cards left."""
    done = replay_record(read("switch", name).hand)
    said = [event.declaration for step in done.steps for event in step.events if isinstance(event, Declared)]
    assert said == words


def test_a_turn_ended_is_no_pass() -> None:
    """A player who plays no further card ends the turn; one who could play a card and doesn't passes."""
    kinds = {
        name: [type(event) for step in replay_record(read("switch", name).hand).steps for event in step.events]
        for name in ("sets-end-early", "blocked-one-round")
    }
    assert TurnEnded in kinds["sets-end-early"] and Passed not in kinds["sets-end-early"]
    assert kinds["blocked-one-round"].count(Passed) == 2
    assert TurnEnded not in kinds["blocked-one-round"]
