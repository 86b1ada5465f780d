"""A year in review on its screens: who played, the year of a person and of a group, and what is shared of it."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from app.data import CLOCK
from app.statistics.year.content import YearSummary, summarise_year, year_text
from app.ui.words import tr, use_language
from engine.messages import LANGUAGES
from engine.scoresheet.taps import Enter, FinishRound, Score
from engine.scoresheet.terms import Terms
from store.opening import open_store
from store.other_games import other_game_id, other_game_name
from store.records import Evening, Meeting, Person, Rivalry, YearFigures, YearGame, YearReview, YearTally
from tests.app import kept
from tests.app.at_table import look
from tests.app.fake import Client
from tests.app.played import fill
from tests.app.visits import top, visit

CATAN = other_game_id("Catan")
DAY_MS = 86_400_000


def known(folder: Path) -> tuple[int, dict[str, int]]:
    """The latest year with matches, and the ids of people by name."""
    with open_store(folder, CLOCK) as store:
        return store.years.all()[0], {person.name: person.id for person in store.people.all(archived=True)}


def play_catan(folder: Path, names: tuple[str, ...]) -> None:
    """A match of another game on a sheet."""
    with open_store(folder, CLOCK) as store:
        match = store.sheets.begin_sheet(Terms(name="Catan", rounds=1), names, game=CATAN)
        lease = store.leases.acquire(match.id, "test", "test")
        sheet = store.sheets.get(match.id)
        assert sheet is not None
        for n in range(len(names)):
            store.sheets.apply_tap(lease, sheet, Enter(1, n, Score(9 - n)))
        store.sheets.apply_tap(lease, sheet, FinishRound(1))
        store.leases.release(lease)


def spoken(client: Client, name: str) -> str:
    """What a screen reader says of something."""
    return look(client)[name]


async def test_a_year_is_reached_from_statistics_and_shared(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path, kept.TALLY, 3)
    year, people = known(tmp_path)
    mum = people["Mum"]

    async with visit(tmp_path, "/statistics") as client:
        await client.wait("statistics-year")
        await client.click("statistics-year")
        await client.wait(f"year-of-{mum}")
        assert "3 matches" in spoken(client, f"year-of-{mum}")
        await client.click(f"year-of-{mum}")
        await client.wait("year-1-wins")
        assert spoken(client, "year-1-matches").startswith("Matches: 3")
        await client.click("year-share")
        await client.wait("share-shown")
        assert f"{year} in review · Mum" in spoken(client, "share-shown")
        assert {"share-text", "share-picture"} <= look(client).keys()


async def test_a_group_has_its_people_by_wins_and_its_pairs(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path, kept.TALLY, 4)
    year, people = known(tmp_path)
    with open_store(tmp_path, CLOCK) as store:
        cards = store.years.review(year, [*people.values()]).cards
    assert cards is not None
    best = max(cards.people, key=lambda each: each.wins)

    async with visit(tmp_path, f"/statistics/year/{year}") as client:
        group = "year-of-" + "-".join(map(str, sorted(people.values())))
        await client.wait(group)
        await client.click(group)
        await client.wait("year-1-rival-1")
        names = [name for name in look(client) if name.startswith("year-1-won-")]
        assert names[0] == f"year-1-won-{best.person}" and len(names) == len(people)
        assert f"{best.wins} wins" in spoken(client, names[0])


async def test_statistics_lead_to_no_year_without_matches(tmp_path: Path) -> None:
    fill(tmp_path, 1, finish=False)

    async with visit(tmp_path, "/statistics") as client:
        await client.wait("statistics-milestones")
        await client.settle()
        assert "statistics-year" not in look(client)
        await client.go("/statistics/year/2020")
        await client.until(lambda: tr("year.none", year="2020") in client.texts(), "that there were no matches")


@pytest.mark.parametrize("route", ["20", "1969", "abcd", "2026/1-x", "2026/999", "2026/-", "2026/999/share"])
async def test_a_year_or_person_that_is_not_there_is_not_found(tmp_path: Path, route: str) -> None:
    fill(tmp_path)

    async with visit(tmp_path, f"/statistics/year/{route}") as client:
        await client.until(lambda: {tr("year.unknown"), tr("person.unknown")} & {*client.texts()}, "not found")


async def test_other_games_stand_apart_from_card_games(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path, kept.TALLY, 1)
    for _ in range(2):
        play_catan(tmp_path, ("Mum", "Jo"))
    year, people = known(tmp_path)

    async with visit(tmp_path, f"/statistics/year/{year}/{people['Mum']}") as client:
        await client.wait("year-2-matches")
        assert spoken(client, "year-1-matches").startswith("Matches: 2"), "what was played more comes first"
        assert "Catan" in spoken(client, "year-1-game-1")
        assert spoken(client, "year-2-matches").startswith("Matches: 1")
        texts = client.texts()
        assert texts.index("Other games") < texts.index("Card games")


async def test_other_years_of_the_same_people_are_one_tap_away(tmp_path: Path) -> None:
    first, _ = kept.keep_to_the_end(tmp_path, kept.TALLY, 2)
    with open_store(tmp_path, CLOCK) as store:
        store.matches.write_occasion(first, CLOCK.wall() - 400 * DAY_MS, "")
        newer, older = store.years.all()
    _, people = known(tmp_path)

    async with visit(tmp_path, f"/statistics/year/{newer}/{people['Jo']}") as client:
        await client.wait(f"year-{older}")
        await client.click(f"year-{older}")
        await client.until(lambda: top(client) == f"/statistics/year/{older}/{people['Jo']}")
        await client.until(lambda: f"{older} in review" in client.texts(), "the other year")
        assert f"year-{newer}" in look(client)


async def test_archived_people_are_listed_only_on_request(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path, kept.TALLY, 1)
    year, people = known(tmp_path)
    with open_store(tmp_path, CLOCK) as store:
        store.people.archive(people["Gran"])

    async with visit(tmp_path, f"/statistics/year/{year}") as client:
        await client.wait(f"year-of-{people['Mum']}")
        listed = [name for name in look(client) if name.startswith("year-of-")]
        assert f"year-of-{people['Gran']}" not in listed and not [name for name in listed if "-" in name[8:]]
        await client.click("show-archived")
        await client.wait(f"year-of-{people['Gran']}")
        assert "year-of-" + "-".join(map(str, sorted(people.values()))) in look(client)


def summary(people: int, last_hour: int = 21) -> YearSummary:
    """A year of so many people with everything that can be said. The last match of its best day ended at an hour."""
    named = tuple(Person(n, str(n), f"P{n}", -1, "", False, 0, 1, ()) for n in range(1, people + 1))
    ids = tuple(person.id for person in named)
    ones = (1,) * people
    rivals = [Rivalry(1, Meeting(n, f"P{n}", "", 7, 3, 3)) for n in ids[1:]]
    figures = YearFigures(
        7,
        tuple(YearTally(n, 7, 1, 1 / 7, 0.02, 0.5, 1) for n in ids),
        Evening(date(2026, 3, 1), last_hour, "Gran’s kitchen", 3, ones),
        tuple(rivals or [Rivalry(1, Meeting(9, "", "steady", 7, 3, 3))]),
        (YearGame("switch", 6, 2, ones), YearGame("mau-mau", 1, 0, (0,) * people)),
    )
    others = YearFigures(1, figures.people, None, (), (YearGame(CATAN, 1, 1, ones),))
    return summarise_year(YearReview(2026, ids, figures, others), named, named, other_game_name)


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("people", [1, 3])
def test_a_year_is_said_whole_in_every_language(tag: str, people: int) -> None:
    with use_language(tag):
        found = summary(people)
        text = year_text(found)
        said = [
            *(figure.spoken for section in found.sections for figure in section.figures),
            *(line.spoken for section in found.sections for each in section.lists for line in each.lines),
        ]
        assert "2026" in found.title and tr("year.evening") in text
        assert all(each in text for each in said)
        assert "{" not in text and "year-" not in text and "person-" not in text


@pytest.mark.parametrize(("hour", "key"), [(4, "evening"), (5, "day"), (16, "day"), (17, "evening")])
def test_a_day_is_an_evening_if_it_ended_late(hour: int, key: str) -> None:
    with use_language("en"):
        found = next(each for each in summary(1, hour).sections[0].figures if each.key == "evening")
        assert found.title == tr(f"year.{key}")


def test_a_group_shares_a_step_of_the_podium_for_equal_wins() -> None:
    with use_language("en"):
        found = summary(3)
        assert [(step.place, step.players) for step in found.steps] == [(1, (0, 1, 2))]
        assert summary(1).steps == ()
