"""Score sheets for tests: terms of every kind, and taps on them, at random."""

from __future__ import annotations

from hypothesis import strategies as st

from engine.rules.reader import load_preset, preset_ids
from engine.scoresheet.taps import (
    Cards,
    Deals,
    Decide,
    Double,
    EndMatch,
    Enter,
    FinishRound,
    GiveBonus,
    Join,
    Life,
    Lost,
    Name,
    Note,
    Out,
    Penalty,
    Place,
    Retire,
    Return,
    Score,
    ScoreMark,
    SheetEvent,
    Strike,
    Swap,
    Team,
    TimeUp,
    TurnRound,
    Unmark,
    Won,
)
from engine.scoresheet.terms import Bonus, Counting, Terms, terms_of, valued_cards

NAMES = ("Ann", "Ben", "Cy", "Di", "Ed")

halves = st.integers(-400, 400).map(lambda n: n // 2 if n % 2 == 0 else n / 2)

free_terms = st.builds(
    Terms,
    name=st.sampled_from(["", "Rummy"]),
    entry=st.sampled_from(["points", "places", "winner", "tally"]),
    counts=st.sampled_from(["points", "hands", "lives"]),
    wins=st.sampled_from(["high", "low"]),
    target=st.sampled_from([0, 10, 50, 2.5]),
    rounds=st.sampled_from([0, 2, 5]),
    lives=st.integers(1, 3),
    out_at=st.sampled_from([0, 0, 60]),
    half=st.booleans(),
    collects=st.booleans(),
    ties=st.sampled_from(["shared", "play-on"]),
    deal=st.sampled_from(["left", "right", "stays"]),
    ends_mid_round=st.booleans(),
    loser_out=st.booleans(),
    penalty=st.sampled_from([0, 5, 2.5]),
)
ruled_terms = st.builds(
    lambda id, players, penalty: terms_of(load_preset(id), players, penalty=penalty),
    st.sampled_from(preset_ids()),
    st.integers(2, 4),
    st.sampled_from([0, 10]),
)
all_terms = free_terms | ruled_terms


def entries(terms: Terms) -> st.SearchStrategy[Score | Cards | Place | Won | Lost]:
    """Anything that may stand in a cell."""
    kinds: list[st.SearchStrategy[Score | Cards | Place | Won | Lost]] = [
        st.builds(Score, halves),
        st.builds(Place, st.integers(1, 5)),
        st.just(Won()),
        st.just(Lost()),
    ]
    if terms.rules and terms.rules.words.scoring.hand_scoring in ("held", "winner"):
        held = st.lists(st.sampled_from(valued_cards(terms)), max_size=6).map(tuple)
        kinds.append(st.builds(Cards, held))
    return st.one_of(kinds)


def events(terms: Terms, rounds: int = 4, players: int = 5) -> st.SearchStrategy[SheetEvent]:
    """Any tap; many fit, some do not."""
    number, player = st.integers(1, rounds), st.integers(0, players - 1)
    some: list[st.SearchStrategy[SheetEvent]] = [
        st.builds(Enter, number, player, st.none() | entries(terms), more=st.booleans()),
        st.builds(ScoreMark, number, player, st.integers(-2, 20), st.integers(-1, players - 1)),
        st.builds(Unmark, number, st.integers(0, 5)),
        st.builds(FinishRound, number),
        st.builds(Strike, number, st.booleans()),
        st.builds(Double, number, st.booleans()),
        st.builds(TurnRound, number),
        st.builds(Deals, number, player),
        st.builds(Penalty, number, player, st.sampled_from(["missed", "blunder"]), st.sampled_from([1, -1])),
        st.builds(Join, st.sampled_from(["Flo", "Gus"]), halves),
        st.builds(Retire, player),
        st.builds(Return, player),
        st.builds(Swap, player, player),
        st.builds(Name, player, st.sampled_from(["Zoë", "Ann"])),
        st.builds(Life, player, st.sampled_from([1, -1])),
        st.builds(Out, player, st.booleans()),
        st.builds(Team, player, st.integers(0, 2)),
        st.builds(Note, number, st.text(max_size=5)),
        st.builds(Decide, st.lists(player, unique=True, max_size=3).map(tuple)),
        st.builds(TimeUp, st.booleans()),
        st.builds(EndMatch, st.booleans()),
    ]
    often = [some[0]] * 8 + [some[1]] * 3 + [some[3]] * 4
    return st.one_of(often + some)


@st.composite
def countings(draw: st.DrawFn) -> Terms:
    """Terms with everything that refines them."""
    decimals = draw(st.integers(0, 3))
    down = draw(st.sampled_from(["", "", "exact", "below"]))
    balanced = not down and draw(st.booleans())
    return Terms(
        wins="high" if down else draw(st.sampled_from(["high", "low"])),
        target=draw(st.integers(1, 300)) if down else draw(st.sampled_from([0, 100])),
        half=draw(st.booleans()),
        ties=draw(st.sampled_from(["shared", "play-on"])),
        counting=Counting(
            decimals=decimals,
            start=0 if down else draw(st.sampled_from([0, 20, 7.25])),
            down=down,  # type: ignore[arg-type]
            balanced=balanced,
            league=draw(st.sampled_from([(), (5, 3, 1), (2.5,)])),
            bonuses=draw(st.sampled_from([(), (Bonus("Flush", 2.5), Bonus("Null", -3))])),
            starts=draw(st.sampled_from(["next", "dealer", "winner", "loser"])),
            dealt_by=draw(st.sampled_from(["", "winner", "loser"])),
        ),
    )


def fine_scores(decimals: int = 3) -> st.SearchStrategy[int | float]:
    return st.integers(-40_000, 40_000).map(lambda n: n / 10**decimals).map(lambda n: int(n) if n == int(n) else n)


def counted_events(terms: Terms) -> st.SearchStrategy[SheetEvent]:
    number, player = st.integers(1, 4), st.integers(0, len(NAMES) - 1)
    return st.one_of(
        st.builds(Enter, number, player, st.builds(Score, fine_scores(terms.counting.decimals))),
        st.builds(Enter, number, player, st.builds(Place, st.integers(1, len(NAMES)))),
        st.builds(GiveBonus, number, player, st.integers(0, 2), st.sampled_from([1, 1, -1])),
        st.builds(Retire, player, st.booleans()),
        st.builds(FinishRound, number),
        events(terms),
    )
