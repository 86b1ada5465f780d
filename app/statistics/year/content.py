"""What a year in review says, for the screen, the picture and the text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from app.data import colour_number_of
from app.scoresheet.summary.content import STEPS, PodiumStep
from app.statistics.numbers import win_rate_text
from app.statistics.year.years import title_of_year
from app.ui.date_texts import short_date
from app.ui.person_names import called_by_others
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.words import capitalise, join_details, join_phrases, tr
from store.records import Evening, Person, Rivalry, YearFigures, YearGame, YearReview, YearTally

MAX_RIVALS: Final = 3
MAX_GAMES: Final = 5
EVENING, MORNING = 17, 5  # the hours from which a day's last match makes it an evening, and no longer


@dataclass(frozen=True)
class FigureText:
    """A figure: its title, the `value` that is shown large, and what it means."""

    key: str
    title: str
    value: str
    about: str

    @property
    def spoken(self) -> str:
        """The figure as a text."""
        return join_details((tr("year.said", title=self.title, value=self.value), self.about))


@dataclass(frozen=True)
class Portrait:
    """A player's name, the number of their colour, and their initials."""

    name: str
    colour: int
    initials: str = ""


@dataclass(frozen=True)
class LineText:
    """A line of a list: who it is about, what it says, and the `value` at its end. `spoken` says it as a text."""

    key: str
    faces: tuple[Portrait, ...]
    title: str
    about: str
    value: str
    spoken: str


@dataclass(frozen=True)
class ListText:
    """A list of lines under a title."""

    title: str
    lines: tuple[LineText, ...]


@dataclass(frozen=True)
class YearSection:
    """The figures and lists of card games or of other games. `title` is "" where it needs none."""

    title: str
    about: str
    figures: tuple[FigureText, ...]
    lists: tuple[ListText, ...]


@dataclass(frozen=True)
class YearSummary:
    """The texts of the year in review of a person or a group.

    `sections` are card games and other games, those with more matches first. Only a group has `about`, the list of its
    names, and `steps`, the places on its podium, whose players are indexes into `names`, `colours` and `initials`.
    """

    title: str
    about: str
    names: tuple[str, ...]
    colours: tuple[int, ...]
    initials: tuple[str, ...]
    steps: tuple[PodiumStep, ...]
    sections: tuple[YearSection, ...]


def summarise_year(
    review: YearReview, people: Sequence[Person], known: Sequence[Person], game_title: Callable[[str], str]
) -> YearSummary:
    """Return the year of `people`, who are those of the review in its order. `known` are all people of this device, and
    `game_title` gives the title of a game by its id.
    """
    names = tuple(called_by_others(person.name) for person in people)
    colours = colour_numbers(names, {called_by_others(person.name): colour_number_of(person) for person in people})
    initials = initials_of(names)
    portraits = tuple(map(Portrait, names, colours, initials))
    writer = _Writer(people, portraits, {person.id: person for person in known}, game_title)
    found = [
        (figures, key) for figures, key in ((review.cards, "year.cards"), (review.others, "year.others")) if figures
    ]
    found.sort(key=lambda each: -each[0].matches)
    only_cards = [key for _, key in found] == ["year.cards"]
    return YearSummary(
        title=title_of_year(review.year),
        about=join_phrases(names) if len(names) > 1 else "",
        names=names,
        colours=colours,
        initials=initials,
        steps=_podium_steps(found[0][0].people) if found and len(people) > 1 else (),
        sections=tuple(
            YearSection(
                "" if only_cards else tr(key),
                tr("year.others_about") if key == "year.others" else "",
                writer.figures(figures),
                writer.lists(figures),
            )
            for figures, key in found
        ),
    )


def year_text(summary: YearSummary) -> str:
    """Return a year in review as text for a message."""
    lines = [join_details((summary.title, join_phrases(summary.names)))]
    for section in summary.sections:
        lines += ["", *([section.title] if section.title else []), *(each.spoken for each in section.figures)]
        for each in section.lists:
            lines += ["", each.title, *(line.spoken for line in each.lines)]
    return "\n".join(lines)


def matches_text(count: int) -> str:
    """Return a number of matches as text."""
    return tr("year.matches", count=count)


def _podium_steps(tallies: Sequence[YearTally]) -> tuple[PodiumStep, ...]:
    """Return the steps for a group, by wins."""
    places = [1 + sum(other.wins > each.wins for other in tallies) for each in tallies]
    return tuple(
        PodiumStep(
            place,
            tuple(n for n, each in enumerate(places) if each == place),
            tr("year.wins", count=tallies[places.index(place)].wins),
        )
        for place in sorted(set(places))
        if place <= STEPS
    )


@dataclass(frozen=True)
class _Writer:
    """Writes the figures of some people, drawn as `portraits`."""

    people: Sequence[Person]
    portraits: Sequence[Portrait]
    known: dict[int, Person]
    game_title: Callable[[str], str]

    @property
    def _is_group(self) -> bool:
        return len(self.people) > 1

    def figures(self, figures: YearFigures) -> tuple[FigureText, ...]:
        """Return the figures that are shown large."""
        first = figures.people[0]
        games = tr("year.in_games", count=len(figures.games))
        played = FigureText("matches", tr("year.played"), str(figures.matches), games)
        longest = max(each.longest for each in figures.people)
        holders = [
            portrait.name
            for portrait, each in zip(self.portraits, figures.people, strict=True)
            if each.longest == longest
        ]
        who = join_phrases(holders) if self._is_group else ""
        streak = FigureText(
            "longest", capitalise(tr("person.longest")), str(longest), join_details((tr("person.longest_about"), who))
        )
        shown = [played]
        if not self._is_group:
            rate = win_rate_text(first.win_rate, first.low, first.high, first.matches)
            shown.append(FigureText("wins", tr("person.wins"), str(first.wins), rate))
        if longest:
            shown.append(streak)
        if figures.evening:
            shown.append(self._evening(figures.evening))
        return tuple(shown)

    def _evening(self, evening: Evening) -> FigureText:
        if self._is_group:
            won = join_details((matches_text(evening.matches), self._most_wins(evening.wins)))
        else:
            won = tr("statistics.won_of", wins=evening.wins[0], count=evening.matches)
        title = tr("year.evening" if evening.last_hour >= EVENING or evening.last_hour < MORNING else "year.day")
        return FigureText("evening", title, short_date(evening.day), join_details((won, evening.place)))

    def _most_wins(self, wins: Sequence[int]) -> str:
        """Return as text who won most, and how often; "" if nobody won."""
        most = max(wins)
        names = [portrait.name for portrait, won in zip(self.portraits, wins, strict=True) if won == most]
        return tr("year.most_wins", names=tuple(names), count=most) if most else ""

    def lists(self, figures: YearFigures) -> tuple[ListText, ...]:
        """Return the lists: of a group its people by wins, then rivals, who are bots only if no people were met, and
        games.
        """
        met = [each for each in figures.rivals if not each.meeting.level] or list(figures.rivals)
        rivals = tuple(self._rival(n, each) for n, each in enumerate(met[:MAX_RIVALS], start=1))
        lists = [
            ListText(tr("person.wins"), self._people(figures.people) if self._is_group else ()),
            ListText(tr("year.rivals"), rivals),
            ListText(
                tr("statistics.games"),
                tuple(self._game(n, each) for n, each in enumerate(figures.games[:MAX_GAMES], start=1)),
            ),
        ]
        return tuple(each for each in lists if each.lines)

    def _people(self, tallies: Sequence[YearTally]) -> tuple[LineText, ...]:
        lines = []
        for portrait, each in sorted(
            zip(self.portraits, tallies, strict=True), key=lambda pair: (-pair[1].wins, pair[0].name)
        ):
            rate = win_rate_text(each.win_rate, each.low, each.high, each.matches)
            spoken = join_details((join_details((portrait.name, tr("year.wins", count=each.wins))), rate))
            lines.append(LineText(f"won-{each.person}", (portrait,), portrait.name, rate, str(each.wins), spoken))
        return tuple(lines)

    def _rival(self, number: int, rivalry: Rivalry) -> LineText:
        meeting = rivalry.meeting
        value = f"{meeting.ahead}–{meeting.behind}"
        if self._is_group:
            at = {person.id: portrait for person, portrait in zip(self.people, self.portraits, strict=True)}
            pair = at[rivalry.person], at[meeting.other]
            names = join_phrases(each.name for each in pair)
            about = tr(
                "year.pair",
                name=pair[0].name,
                ahead=meeting.ahead,
                other=pair[1].name,
                behind=meeting.behind,
                level=meeting.tied_count,
            )
            return LineText(f"rival-{number}", pair, names, about, value, about)
        other = self.known.get(meeting.other)
        name = tr(f"people.{meeting.level}") if meeting.level else called_by_others(meeting.name)
        face = Portrait(name, colour_number_of(other) if other else number)
        about = join_details(
            (
                matches_text(meeting.matches),
                tr("person.met", ahead=meeting.ahead, behind=meeting.behind, level=meeting.tied_count),
            )
        )
        return LineText(f"rival-{number}", (face,), name, about, value, join_details((name, about)))

    def _game(self, number: int, game: YearGame) -> LineText:
        title = self.game_title(game.game)
        if self._is_group:
            begun, won = join_details((title, matches_text(game.matches))), self._most_wins(game.wins)
        else:
            begun, won = title, tr("statistics.won_of", wins=game.wins[0], count=game.matches)
        if game.kept == game.matches:
            where = tr("statistics.on_sheets")
        elif game.kept:
            where = tr("statistics.played_kept", played=game.matches - game.kept, kept=game.kept)
        else:
            where = tr("statistics.played_here")
        about = join_details((won, where))
        return LineText(f"game-{number}", (), title, about, str(game.matches), join_details((begun, about)))
