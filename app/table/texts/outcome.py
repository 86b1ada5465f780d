"""The outcome of a hand or a match as texts: who won, and a line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.table.game import MatchFacts, winning_players
from app.ui.card_faces import card_name
from app.ui.numbers import fixed_sign, signed_points
from app.ui.person_names import all_called, called
from app.ui.words import join_phrases, tr

CLOSE_CARDS: Final = 3  # the most cards left of a hand that was lost by little,
CLOSE_POINTS: Final = 10  # and the most points behind in a match


@dataclass(frozen=True)
class PlayerResult:
    """One player's result. `number` and `unit` are the figure that decides the rank; `has_won` `out_of` are the hands
    won (`out_of` is 0 if hands aren't counted); `cards` are the cards left.
    """

    player: int
    name: str
    rank: int
    number: str
    unit: str
    note: str
    has_won: int
    out_of: int
    cards: tuple[str, ...]
    decided_by: str = ""  # how little you lost by

    @property
    def spoken_text(self) -> str:
        """The result as text for screen readers."""
        key = "result.spoken" if self.rank else "result.spoken_open"
        note = join_phrases((self.decided_by, self.note, *map(card_name, self.cards)))
        return tr(key, name=self.name, place=self.rank, total=f"{self.number} {self.unit}".strip(), note=note)


def outcome_text(match: MatchFacts, whole_match: bool) -> str:
    """Return who won the hand or the whole match, as text."""
    result = match.result
    if whole_match and match.resigned:
        return tr("play.match_resigned")
    first = winning_players(match, whole_match)
    if whole_match or result is None:
        key = "match_won"
    else:
        blocked = "hand_blocked" if result.scores is None else "hand_blocked_points"
        key = blocked if result.blocked else "hand_won"
    if first == [match.own_player]:
        return tr(f"play.{key}_you")
    return tr(f"play.{key}", names=all_called(match.players[player].name for player in first))


def better_text(match: MatchFacts, whole_match: bool) -> str:
    """Return as text whether higher or lower figures are better."""
    result = match.result
    high = match.high_wins if whole_match or result is None else result.by == "scored"
    return tr("result.more" if high else "result.fewer")


def _figures_counted(match: MatchFacts, whole_match: bool) -> str:
    """Return what the figures count: points, hands or lives of the match, or what decides the ranks in the hand."""
    if whole_match or match.result is None:
        return match.score_unit
    return "cards" if match.result.by == "cards" else "points"


def player_results(match: MatchFacts, whole_match: bool) -> list[PlayerResult]:
    """Return the players by rank in the hand or the whole match, each with the figure that decides the rank."""
    result, players = match.result, range(len(match.players))
    if whole_match or result is None:
        reached, numbers, here = list(match.places), list(match.totals), set(players)
    else:
        reached, numbers, here = [0] * len(players), [0] * len(players), set(result.seated)
        for player, rank, number in zip(result.seated, result.places, result.compared, strict=True):
            reached[player], numbers[player] = rank, number
    by, of = (
        _figures_counted(match, whole_match),
        match.rules.match_target(len(players)) if match.score_unit == "hands" else 0,
    )
    held = dict(zip(match.player_at_seat, match.revealed_hands, strict=False))
    found = []
    for player in sorted(players, key=lambda n: (reached[n] or len(players) + 1, n)):
        cards = held.get(player, ())
        count = fixed_sign(str(numbers[player])) if player in here else ""
        unit = _figure_unit(match, by, numbers[player]) if player in here else ""
        if cards and by == "points":
            unit = join_phrases((unit, tr("table.seat.cards", count=len(cards))))
        notes = [_points_text(match, player)]
        if not whole_match and player in here:
            notes.append(_match_standing(match, player))
        name = tr("people.you") if player == match.own_player else called(match.players[player].name)
        note = ". ".join(filter(None, notes))
        pips = (match.totals[player], match.hand_limit or of) if match.score_unit == "hands" else (0, 0)
        close = _close_text(match, whole_match, numbers, cards) if player == match.own_player else ""
        found.append(PlayerResult(player, name, reached[player], count, unit, note, *pips, cards, close))
    return found


def _close_text(match: MatchFacts, whole_match: bool, numbers: Sequence[int], cards: Sequence[str]) -> str:
    """Return how little the owner of the device lost by, "" if they won or it wasn't close."""
    first = winning_players(match, whole_match)
    if not first or match.own_player in first or match.resigned:
        return ""
    if not whole_match and match.result is not None:
        return tr("result.close_cards", count=len(cards)) if 0 < len(cards) <= CLOSE_CARDS else ""
    behind = abs(numbers[first[0]] - numbers[match.own_player])
    if match.score_unit == "hands" and behind == 1:
        return tr("result.close_hands")
    if match.score_unit == "points" and 0 < behind <= CLOSE_POINTS:
        return tr("result.close_points", count=behind)
    return ""


def _figure_unit(match: MatchFacts, by: str, number: int) -> str:
    """Return the unit of a figure: "points", "of 3 hands", "cards left"."""
    if by == "hands" and match.hand_limit:
        return tr("result.unit.of_hands", count=match.hand_limit)
    return tr(f"result.unit.{by}", count=abs(number))


def _points_text(match: MatchFacts, player: int) -> str:
    """Return the points of the hand for a player as text; "" if it isn't scored."""
    result = match.result
    if result is None or result.scores is None or player not in result.seated:
        return ""
    points = result.scores[result.seated.index(player)]
    return tr("result.brought", points=signed_points(points), count=abs(points))


def _match_standing(match: MatchFacts, player: int) -> str:
    """Return a player's standing in the match as text."""
    total = match.totals[player]
    return tr(f"result.in_match.{match.score_unit}", total=fixed_sign(str(total)), count=abs(total))
