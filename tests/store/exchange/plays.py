"""Plays, and files of them, for the laws of score files."""

from __future__ import annotations

from datetime import date, datetime
from pathlib import Path
from uuid import UUID

from hypothesis import strategies as st

from store.exchange.plays import Play, PlayerScore, PlayRound

SAMPLES = Path(__file__).parent / "samples"
NAMES = ("Ann", "Ben", "Cy", "Zoë", "José", "김민수", "O’Neil", "Lea-Marie")
GAMES = ("Catan", "Hearts", "Mau-Mau", "7 Wonders", "Żółw", "Rummy")
numbers = st.integers(-400, 400).map(str) | st.sampled_from(["0.5", "-12.5", "82.25", "3.141"])
dates = st.dates(date(1999, 1, 1), date(2037, 12, 31)).map(date.isoformat)
times = st.datetimes(datetime(1999, 1, 1), datetime(2037, 12, 31)).map(
    lambda moment: moment.replace(hour=moment.hour or 1, second=0, microsecond=0).isoformat(timespec="minutes")
)
texts = st.sampled_from(["", "", "nice", "a long evening; with, signs", 'she said "no"'])
keys = st.integers(1, 2**120).map(lambda number: str(UUID(int=number)).upper())


@st.composite
def plays(draw: st.DrawFn, *, with_rounds: bool = True) -> Play:
    """One play as BG Stats could say it: with scores or winners, alone or together."""
    names = draw(st.lists(st.sampled_from(NAMES), min_size=1, max_size=6, unique=True))
    many = len(names)
    kind = draw(st.sampled_from(["scores", "rounds", "winners", "nothing"] if with_rounds else ["scores", "winners"]))
    winners = draw(st.sets(st.integers(0, many - 1))) if kind != "nothing" else set()
    rounds: tuple[PlayRound, ...] = ()
    scores = [""] * many
    if kind == "rounds":
        whole = st.integers(-50, 200).map(str)
        rounds = tuple(
            PlayRound(tuple(draw(st.lists(whole, min_size=many, max_size=many))))
            for _ in range(draw(st.integers(2, 4)))
        )
        scores = [str(sum(int(each.scores[player]) for each in rounds)) for player in range(many)]
    elif kind == "scores":
        scores = [draw(numbers) for _ in range(many)]
    return Play(
        game=draw(st.sampled_from(GAMES)),
        scores=tuple(
            PlayerScore(name, score, player in winners, draw(st.integers(0, many)))
            for player, (name, score) in enumerate(zip(names, scores, strict=True))
        ),
        key=draw(keys),
        date=draw(dates | times | st.just("")),
        place=draw(st.sampled_from(["", "Home", "Küche"])),
        note=draw(texts),
        low=draw(st.booleans()),
        cooperative=draw(st.integers(0, 5)) == 0,
        rounds=rounds,
    )


histories = st.lists(plays(), min_size=1, max_size=8, unique_by=lambda play: play.key)
