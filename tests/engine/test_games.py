"""What one hand can't show of the games: numbers of players, deals, first cards, ends of matches."""

from __future__ import annotations

import pytest

from engine.cards import CARD_TEXT, FACE, card_set, parse_card
from engine.match import Match
from engine.moves import OUT
from engine.notation import replay_record
from engine.play.dealing import begin_hand, deal_hand
from engine.play.result import HandResult, result_of, winning_seats
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.reader import load_preset, make_own_rules
from tests.engine.worked import read

# For each game: the seats, then for each number of players the cards dealt, the packs and the jokers.
DEALT: dict[str, dict[int, tuple[int, int, int]]] = {
    "black-jack": {2: (7, 1, 0), 4: (7, 1, 0), 5: (5, 1, 0), 6: (5, 2, 0), 8: (5, 2, 0)},
    "j28": {2: (7, 1, 0), 5: (7, 1, 0), 6: (7, 2, 0)},
    "take-two": {2: (5, 1, 0), 8: (5, 1, 0)},
    "oakley": {2: (7, 1, 0), 5: (7, 1, 0), 6: (7, 2, 0)},
    "switch-black-jack": {2: (5, 2, 0), 4: (5, 2, 0), 8: (5, 2, 0)},
    "crazy-eights": {2: (7, 1, 0), 3: (5, 1, 0), 5: (5, 1, 0), 6: (5, 2, 0)},
    "mau-mau": {2: (5, 1, 0), 5: (5, 1, 0)},
    "makao": {2: (5, 1, 0), 4: (5, 1, 0)},
    "macau": {2: (5, 1, 0), 10: (5, 1, 0)},
    "kings-reverse": {2: (10, 2, 4), 5: (10, 2, 4), 6: (10, 3, 6)},
    "one-card": {2: (7, 1, 2), 3: (5, 1, 2)},
    "last-card": {2: (7, 1, 0), 4: (7, 1, 0)},
    "jack-change-it": {2: (7, 1, 0), 6: (7, 1, 0)},
}


@pytest.mark.parametrize(("game", "players"), [(game, n) for game, rows in DEALT.items() for n in rows])
def test_cards_dealt(game: str, players: int) -> None:
    """The hand size and number of packs for each number of players."""
    cards, packs, jokers = DEALT[game][players]
    tables = compile_rules(load_preset(game), players)
    state = deal_hand(tables, 0, Rng(1))
    assert [hand.bit_count() for hand in state.hands] == [cards] * players
    ranks = 8 if game == "mau-mau" else 13
    assert len(tables.pack) == packs * 4 * ranks + jokers


def test_mau_mau_has_32_cards() -> None:
    """Seven to Ace."""
    tables = compile_rules(load_preset("mau-mau"), 3)
    assert {CARD_TEXT[FACE[card]][0] for card in tables.pack} == set("789TJQKA")


@pytest.mark.parametrize(
    ("game", "least", "most"),
    [("mau-mau", 2, 5), ("jack-change-it", 2, 6), ("macau", 2, 10), ("kilodney", 2, 9), ("switch-black-jack", 2, 8)],
)
def test_seats(game: str, least: int, most: int) -> None:
    """The numbers of players."""
    rules = load_preset(game)
    assert (rules.min_seats, rules.max_seats) == (least, most)


@pytest.mark.parametrize(("game", "never"), [("oakley", "2478AJ"), ("crazy-eights", "8")])
def test_never_the_first_card(game: str, never: str) -> None:
    """Some cards are put back if they would be the starter; others aren't."""
    tables = compile_rules(load_preset(game), 4)
    first = {CARD_TEXT[FACE[deal_hand(tables, 0, Rng(seed)).discard[0]]][0] for seed in range(400)}
    assert first == set("A23456789TJQK") - set(never)


def test_any_card_may_lie_first() -> None:
    """In Black Jack and its scored version, any card may be the starter."""
    for game in ("black-jack", "switch-black-jack"):
        tables = compile_rules(load_preset(game), 4)
        first = {CARD_TEXT[FACE[deal_hand(tables, 0, Rng(seed)).discard[0]]][0] for seed in range(400)}
        assert first == set("A23456789TJQK")


@pytest.mark.parametrize(("players", "counts"), [(4, [13, 14]), (5, [10, 11]), (6, [9]), (7, [7, 8]), (9, [6])])
def test_kilodney_deals_the_whole_pack(players: int, counts: list[int]) -> None:
    """All 54 cards are dealt from the dealer's left, so if hands differ the dealer has fewer cards."""
    state = deal_hand(compile_rules(load_preset("kilodney"), players), 1, Rng(3))
    held = [hand.bit_count() for hand in state.hands]
    assert sum(held) == 54
    assert sorted(set(held)) == counts
    assert held[1] == min(held)
    assert held[2] == max(held)
    assert not state.stock
    assert state.to_act == 2


@pytest.mark.parametrize(("players", "jokers"), [(2, 2), (3, 2), (4, 4), (5, 3), (6, 2), (7, 4), (8, 4), (9, 2)])
def test_even_hands(players: int, jokers: int) -> None:
    """One or two more jokers make all hands equal, where they can."""
    state = deal_hand(compile_rules(load_preset("kilodney", ("even-hands",)), players), 0, Rng(3))
    held = {hand.bit_count() for hand in state.hands}
    assert sum(hand.bit_count() for hand in state.hands) == 52 + jokers
    assert len(held) == 1


@pytest.mark.parametrize(("scores", "points"), [(True, 5), (False, 0)])
def test_a_knock_out_scores_the_cards_held_where_it_does(scores: bool, points: int) -> None:
    """The player whose card nobody can follow scores the hand of the one knocked out, or nothing."""
    rules = make_own_rules("kilodney", "Mine", (), {} if scores else {"sequence": {"knock-out": False}})
    hands = [card_set(map(parse_card, held.split())) for held in ("9H 2C", "3C 4C 6S 7S 8S", "9S TS")]
    state = begin_hand(compile_rules(rules, 3), 2, hands, [], [], Rng(1))
    state.apply(parse_card("9H"))
    state.apply(OUT)
    assert state.scores == [points, 0, 0]
    assert any("scores a point for each card you have left" in each.text for each in explain_rules(rules)) == scores


def scored(match: Match, *scores: int) -> None:
    """Add a hand with these points."""
    seated = tuple(match.player_at_seat)
    match.add_result(HandResult(seated, seated[:1], (), scores))


@pytest.mark.parametrize(
    ("game", "players", "target"),
    [
        ("crazy-eights", 2, 100),
        ("crazy-eights", 3, 150),
        ("crazy-eights", 5, 250),
        ("mau-mau", 4, 100),
        ("switch-black-jack", 4, 350),
        ("kilodney", 6, 50),
    ],
)
def test_points_that_end_a_match(game: str, players: int, target: int) -> None:
    """One point below the target the match goes on; at the target it's over."""
    match = Match(load_preset(game), players)
    scored(match, 0, target - 1, *[0] * (players - 2))
    assert not match.over
    scored(match, 0, 1, *[0] * (players - 2))
    assert match.over


@pytest.mark.parametrize(
    ("game", "best"), [("crazy-eights", 1), ("kilodney", 1), ("mau-mau", 2), ("switch-black-jack", 2)]
)
def test_winner_of_a_match_of_points(game: str, best: int) -> None:
    """The most or the fewest points win, whichever player reached the target."""
    match = Match(load_preset(game), 3)
    scored(match, 30, 400, 20)
    assert match.over
    assert match.leaders_or_winners == (best,)


def test_scores_of_worked_hands_count() -> None:
    """A hand of Mau-Mau that ended with a Jack adds doubled points to the match."""
    state = replay_record(read("mau-mau", "finish-on-jack-doubles").hand).state
    assert state is not None
    match = Match(load_preset("mau-mau"), 3)
    match.add_result(result_of(state, range(3)))
    assert match.totals == [0, 56, 4]
    assert match.leaders_or_winners == (0,)


@pytest.mark.parametrize(
    ("game", "name", "won"),
    [
        ("switch-black-jack", "blocked", (0,)),
        ("crazy-eights", "blocked", (0,)),
        ("crazy-eights", "blocked-tie", (0, 1)),
        ("kilodney", "leaving-quietly", (2,)),
        ("black-jack", "play-on", (0,)),
    ],
)
def test_winner_of_a_hand(game: str, name: str, won: tuple[int, ...]) -> None:
    """A blocked hand goes to the player with the fewest points, in games with points."""
    state = replay_record(read(game, name).hand).state
    assert state is not None
    assert state.over
    assert winning_seats(state) == won


def test_the_loser_is_out() -> None:
    """With `loser-out`, the loser isn't dealt the next hand; without it, everybody is."""
    state = replay_record(read("black-jack", "loser-out").hand).state
    assert state is not None
    match = Match(load_preset("black-jack", ("play-on", "loser-out")), 3)
    match.add_result(result_of(state, range(3)))
    assert match.player_at_seat == [0, 2]
    match = Match(load_preset("black-jack", ("play-on",)), 3)
    match.add_result(result_of(state, range(3)))
    assert match.player_at_seat == [0, 1, 2]


@pytest.mark.parametrize("game", ["j28", "kilodney", "black-jack"])
def test_the_deal_passes_to_the_left(game: str) -> None:
    """Whatever the direction of play."""
    match = Match(load_preset(game), 3, dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        scored(match, 0, 0, 0)
    assert dealers == [1, 2, 0, 1]
