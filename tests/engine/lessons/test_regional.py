"""Every language tag leads to games that exist, those of the region first."""

from __future__ import annotations

import locale

import pytest

from engine.lessons.order import first_lesson, lesson_ids, lessons_in_order
from engine.lessons.regional import EVERYWHERE, REGIONAL_GAMES, first_game, regional_games
from engine.messages import LANGUAGES
from engine.rules.reader import preset_ids

#: All languages and regions that Python knows, as `pl_PL`.
TAGS = sorted({alias.partition(".")[0].partition("@")[0] for alias in locale.locale_alias.values()})
ODD = ("", "-", "_", "und", "C", "x", "en-", "-GB", "zh-Hans-CN", "sr-Latn-RS", "de-CH-1996", "EN_us", "pl" * 40)


@pytest.mark.parametrize("tags", [(), *((tag,) for tag in (*TAGS, *ODD, *LANGUAGES, *REGIONAL_GAMES))])
def test_every_tag_leads_to_games_and_a_lesson_that_exist(tags: tuple[str, ...]) -> None:
    games = regional_games(tags)
    assert set(EVERYWHERE) <= set(games) <= set(preset_ids())
    assert len(set(games)) == len(games)
    assert first_game(tags) == games[0]
    assert first_lesson(tags) == lessons_in_order(tags)[0] in lesson_ids()
    assert sorted(lessons_in_order(tags)) == sorted(lesson_ids())


@pytest.mark.parametrize("tag", REGIONAL_GAMES)
def test_the_longest_beginning_of_a_tag_counts(tag: str) -> None:
    own = REGIONAL_GAMES[tag]
    for spelled in (tag, tag.replace("-", "_"), tag.swapcase(), f"{tag}-x-private", f"{tag}-ZZ"):
        assert regional_games([spelled])[: len(own)] == own


@pytest.mark.parametrize(
    ("tags", "game", "lesson"),
    [
        (["pl-PL"], "makao", "makao"),
        (["ko-KR", "en-US"], "one-card", "one-card"),
        (["de-AT"], "mau-mau", "mau-mau"),
        (["cs-CZ", "en-GB"], "mau-mau", "mau-mau"),
        (["pt-PT"], "mau-mau", "mau-mau"),
        (["es-419"], "crazy-eights", "crazy-eights"),
        (["nl-BE"], "switch", "switch"),
        (["hu-HU"], "macau", "makao"),
        (["en-NZ"], "last-card", "switch"),
        (["en-US"], "crazy-eights", "crazy-eights"),
        (["en-AU"], "switch", "switch"),
        (["zh-Hans-CN", "en-US"], "crazy-eights", "crazy-eights"),
        (["ar-EG"], "switch", "switch"),
        ([], "switch", "switch"),
    ],
)
def test_a_country_has_its_own_game(tags: list[str], game: str, lesson: str) -> None:
    assert (first_game(tags), first_lesson(tags)) == (game, lesson)
