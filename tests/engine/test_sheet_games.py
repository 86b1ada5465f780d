"""A sheet kept beside hands that are really played comes to what the match itself comes to."""

from __future__ import annotations

import pytest

from engine.cards import card_text, cards_in
from engine.events import GotPoints
from engine.match import Match
from engine.play.dealing import deal_hand
from engine.play.result import result_of
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset
from engine.scoresheet.sheet import Sheet
from engine.scoresheet.taps import Cards, Double, Enter, FinishRound, Lost, Place, ScoreMark, SheetEvent, Won
from engine.scoresheet.terms import terms_of

NAMES = ("Ann", "Ben", "Cy", "Di")
GAMES = [
    ("switch", ()),
    ("black-jack", ("play-on", "loser-out")),
    ("irish-switch", ()),
    ("kilodney", ()),
    ("switch-black-jack", ()),
    ("crazy-eights", ()),
    ("mau-mau", ()),
]


def played(match: Match, number: int) -> State:
    """A hand of random moves among those who still play."""
    tables = compile_rules(match.rules, len(match.player_at_seat))
    rng = Rng(number)
    totals = tuple(match.totals[player] for player in match.player_at_seat)
    state = deal_hand(tables, match.player_at_seat.index(match.dealer), rng, totals)
    state.start_event_log()
    while not state.over:
        moves = state.legal_moves()
        state.apply(moves[rng.integer_below(len(moves))])
    return state


def told(state: State, match: Match) -> list[SheetEvent]:
    """What people would enter of a hand."""
    number, seated = match.hand_number, match.player_at_seat
    scoring = match.rules.words.scoring
    result = result_of(state, seated)
    found: list[SheetEvent] = []
    if scoring.hand_scoring == "play":
        names = [(event.seat, event.points) for event in state.log or () if isinstance(event, GotPoints)]
        found += [ScoreMark(number, seated[seat], points) for seat, points in names]
    elif scoring.hand_scoring in ("held", "winner"):
        for seat, player in enumerate(seated):
            cards = tuple(card_text(card) for card in cards_in(state.hands[seat]))
            found.append(Enter(number, player, Cards(cards)))
    elif match.score_unit == "lives":
        found += [Enter(number, player, Lost()) for player in result.losers]
    elif result.losers:
        order = [player for player in result.order if player not in result.losers]
        order.sort(key=lambda player: player not in result.winners)  # a blocked hand has an order of seats alone
        places = dict.fromkeys(result.losers, len(order) + 1)
        places |= {player: place for place, player in enumerate(order, start=1)}
        places |= dict.fromkeys(result.winners, 1)
        found += [Enter(number, player, Place(place)) for player, place in places.items()]
    else:
        found += [Enter(number, player, Won()) for player in result.winners]
    return found


@pytest.mark.parametrize(("game", "options"), GAMES)
@pytest.mark.parametrize("dealer", [0, 2])
def test_a_sheet_agrees_with_the_match_at_the_table(game: str, options: tuple[str, ...], dealer: int) -> None:
    rules = load_preset(game, options)
    match = Match(rules, len(NAMES), dealer)
    terms = terms_of(rules, len(NAMES))
    sheet = Sheet(terms, NAMES, dealer)
    for number in range(1, 40):
        picture = sheet.current_picture
        assert picture.seating == tuple(match.player_at_seat)
        assert (picture.round, picture.dealer) == (number, match.dealer)
        state = played(match, number)
        doubles = rules.words.scoring.doubling_card and result_of(state, match.player_at_seat).scores
        for event in told(state, match):
            if not sheet.current_picture.over:
                sheet.apply_event(event)
        if doubles and sum(doubles) != sum(point or 0 for point in sheet.current_picture.rounds[-1].points):
            sheet.apply_event(Double(number))
        match.add_result(result_of(state, match.player_at_seat))
        if not sheet.current_picture.over:
            assert not sheet.current_picture.rounds[-1].odd or state.blocked
            sheet.apply_event(FinishRound(number))
        assert [line.total for line in sheet.current_picture.lines] == match.totals
        assert sheet.current_picture.over == match.over
        if match.over:
            assert sheet.current_picture.winners == match.leaders_or_winners
            return
    assert number == 39
