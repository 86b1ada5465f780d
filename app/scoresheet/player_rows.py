"""The players on a score sheet: circle, name, this round, and the total."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.scoresheet.controller import SheetController
from app.ui import parts, theme
from app.ui.control_cache import memoise
from app.ui.numbers import fixed_sign, points_text
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.window.error_boundary import guarded_component
from app.ui.words import join_details, join_phrases, tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import Cards, Entry, Lost, Place, Won
from engine.scoresheet.terms import Points, exact_points

MARK: Final = 16.0  # whether there is an entry, beside the text below a name
TIGHT: Final = 1.05  # the height of a total, of its digits' size
RING: Final = 3.0  # around the row of the player who is entered for


@dataclass(frozen=True)
class PlayerPoints:
    """One player's row; `missing` says that the round has no entry for them yet, `entered` that the round in play has
    one.
    """

    player: int
    name: str
    initials: str
    colour: int
    total: str
    to_go: str
    note: str
    deals: bool
    starts: bool
    entered: bool
    leads: bool
    away: bool
    out: bool
    missing: bool
    selected: bool


@dataclass(frozen=True)
class RowLook:
    """How rows are drawn: colours, room, and the system's scale of text. A `brief` row has only name and total, so that
    many people with large letters are in sight.
    """

    dark: bool
    dense: bool
    text_scale: float
    goal: bool = False  # below each total stands what it lacks
    brief: bool = False

    @property
    def circle_size(self) -> float:
        """The size of a circle, in pixels."""
        return 36.0 if self.dense else 46.0

    @property
    def name_font_size(self) -> float:
        """The font size of a name."""
        return 16.0 if self.dense else 18.0

    @property
    def total_font_size(self) -> float:
        """The font size of a total. It grows with the system's letters only as far as there is room beside a name."""
        return theme.fitting_font_size(28.0 if self.dense else theme.TOTAL, self.text_scale)

    @property
    def edge_padding(self) -> float:
        """The padding above and below in a row, in pixels."""
        return 3.0 if self.dense else 6.0

    @property
    def row_gap(self) -> float:
        """The gap between two rows, in pixels."""
        return 5.0 if self.dense else theme.SPACE

    @property
    def row_height(self) -> float:
        """The height of a row with its gap, in pixels."""
        small, tiny = (0.0, 0.0) if self.brief else (theme.SMALL, theme.TINY * theme.LINE)
        words = (self.name_font_size + small) * theme.LINE * self.text_scale
        points = (self.total_font_size * TIGHT + tiny) * self.text_scale if self.goal or self.brief else 0.0
        return max(self.circle_size, words, points) + 2 * (self.edge_padding + RING) + self.row_gap


def player_points(
    picture: SheetPicture, number: int, player: int, known: Mapping[str, int]
) -> tuple[PlayerPoints, ...]:
    """Return the rows in the order of seats, those who left last, for the round shown."""
    line = picture.rounds[min(number, len(picture.rounds)) - 1]
    names = [each.name for each in picture.lines]
    letters, hues = initials_of(names), colour_numbers(names, known)
    seated = [*line.seating, *(each.player for each in picture.lines if each.player not in line.seating)]
    return tuple(
        PlayerPoints(
            player=n,
            name=names[n],
            initials=letters[n],
            colour=hues[n],
            total=points_text(picture.lines[n].total, picture.terms.counting.decimals),
            to_go=points_to_target(picture, n),
            note=text_below_name(picture, line, n),
            deals=line.dealer == n,
            starts=line.starter == n and not picture.over,
            entered=not picture.over and n in line.seating and not line.finished and line.entries[n] is not None,
            leads=picture.lines[n].leads,
            away=n not in line.seating,
            out=picture.lines[n].out,
            missing=not picture.over
            and n in line.seating
            and any(o.player == n and o.kind == "missing" for o in line.odd),
            selected=n == player and not (picture.over and number >= picture.round),
        )
        for n in seated
    )


def points_to_target(picture: SheetPicture, player: int) -> str:
    """Return how much a player lacks to the target as text; "" if there is none or they left."""
    each, target = picture.lines[player], picture.terms.target
    if picture.terms.counting.down:  # the total is what is left
        return ""
    left = exact_points(target - each.total)
    playing = target and not picture.over and not each.out and not each.retired and left > 0
    return tr("keep.to_go", points=points_text(left, picture.terms.counting.decimals)) if playing else ""


def text_below_name(picture: SheetPicture, line: RoundLine, player: int) -> str:
    """Return the small text below a name."""
    each = picture.lines[player]
    said = []
    if each.retired:
        said.append(tr("keep.left"))
    elif each.out:
        said.append(tr("keep.out"))
    elif player in line.seating:
        now = entry_text(
            line.entries[player],
            line.points[player],
            player in line.winners,
            line.finished,
            picture.terms.counting.decimals,
        )
        nothing = line.entries[player] is None and not line.points[player] and not line.finished
        said.append((last_round_text(picture, line, player) if nothing else "") or now)
    if picture.terms.counts == "lives":
        said.append(tr("keep.lives", count=each.lives))
    if each.team:
        said.append(tr("keep.team", team=each.team))
    if line.costs[player]:
        said.append(tr("keep.penalty", points=signed_text(line.costs[player], picture.terms.counting.decimals)))
    if line.bonuses:
        names = [bonus.name for bonus in picture.terms.counting.bonuses]
        counted = zip(names, line.bonuses[player], strict=True)
        said += [name if count == 1 else f"{name} ×{count}" for name, count in counted if count]
    if each.missed:
        said.append(tr("keep.missed", count=each.missed))
    if each.blunders:
        said.append(tr("keep.blunders", count=each.blunders))
    return join_details(said)


def last_round_text(picture: SheetPicture, line: RoundLine, player: int) -> str:
    """Return what the previous round brought a player; "" if there is none."""
    before = next((each for each in reversed(picture.rounds) if each.finished and each.number < line.number), None)
    if before is None or before.struck or player not in before.seating:
        return ""
    points = signed_text(before.points[player], picture.terms.counting.decimals)
    what = points or entry_text(before.entries[player], None, player in before.winners, kept_round=True)
    return tr("keep.last_round", what=what)


def entry_text(entry: Entry | None, points: Points | None, won: bool, kept_round: bool, decimals: int = 0) -> str:
    """Return what a round brought a player."""
    match entry:
        case Place(place=place):
            said = tr("keep.place", place=place)
            return said if points is None else join_phrases((said, signed_text(points, decimals)))
        case Won():
            return tr("keep.won_points", points=signed_text(points, decimals)) if points else tr("keep.won")
        case Lost():
            return tr("keep.lost")
        case Cards(cards=cards):
            said = tr("keep.cards", count=len(cards)) if cards else tr("keep.none_left")
            return said if points is None else join_phrases((said, signed_text(points, decimals)))
    if points is None:
        return tr("keep.won") if won and kept_round else tr("keep.no_entry")
    return tr("keep.this_round", points=signed_text(points, decimals))


def signed_text(points: Points | None, decimals: int = 0) -> str:
    """Return points with their sign: "+6", "−1", "0"."""
    if points is None:
        return ""
    written = points_text(points, decimals)
    return written if points <= 0 else fixed_sign(f"+{written}")


@memoise
def PlayerRow(row: PlayerPoints, looks: RowLook, controller: SheetController) -> ft.Control:
    """A row. A tap on it makes entries go to this player."""
    ink = theme.DARK if looks.dark else theme.LIGHT
    name = parts.styled_text(row.name, colour=ink.text, size=looks.name_font_size, weight=theme.HEAVY, max_lines=1)
    total = parts.styled_text(
        row.total, colour=ink.text, size=looks.total_font_size, weight=theme.HEAVY, max_lines=1, line_height=TIGHT
    )
    name.expand = name.expand_loose = True  # a long one gives way to the total, and the cup stays beside it
    circle = parts.person_circle(row.name, row.colour, looks.circle_size, row.initials)
    cup = ft.Icon(ft.Icons.EMOJI_EVENTS_ROUNDED, color=ink.ring, size=20)
    note: ft.Text | ft.Row = parts.styled_text(
        row.note,
        colour=ink.quiet,
        size=theme.SMALL,
        weight=theme.STRONG if row.missing else theme.PLAIN,
        max_lines=None if looks.text_scale > theme.LARGE_TEXT else 2,
        expand=True,
    )
    named: list[ft.Control] = [name, cup] if row.leads else [name]
    if row.missing or row.entered:
        icon = ft.Icons.CHECK_CIRCLE_ROUNDED if row.entered else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
        colour = ink.ring if row.entered else ink.quiet
        mark = ft.Icon(icon, color=colour, size=MARK * min(looks.text_scale, theme.LARGE_TEXT))
        if looks.brief:
            named.append(mark)
        else:
            note = ft.Row([mark, note], spacing=theme.SPACE / 2, vertical_alignment=ft.CrossAxisAlignment.START)
    to_go = parts.styled_text(row.to_go, colour=ink.quiet, size=theme.TINY, max_lines=1)
    inside: list[ft.Control] = [
        ft.Stack(
            [
                circle,
                *([_out_cross(looks.circle_size)] if row.out else []),
                *([_dealer_mark(looks.text_scale)] if row.deals else []),
                *([_starter_mark()] if row.starts else []),
            ],
            clip_behavior=ft.ClipBehavior.NONE,
        ),
        parts.stacked(
            [
                ft.Row(named, spacing=theme.SPACE / 2),
                *([note] if row.note and not looks.brief else []),
            ],
            0,
            expand=True,
        ),
        ft.Column(
            [
                total,
                *([to_go] if row.to_go and not looks.brief else []),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        ),
    ]
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(vertical=looks.edge_padding, horizontal=theme.GAP),
            bgcolor=ink.panel,
            border_radius=theme.PANEL_RADIUS,
            border=ft.Border.all(RING, ink.ring if row.selected else ink.panel),
            opacity=0.55 if row.away else 1,
            content=ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        ),
        lambda: controller.select_player(row.player),
        f"player-{row.player + 1}",
        describe_row(row),
        selected=row.selected,
        key=f"player-{row.player + 1}",
    )


def describe_row(row: PlayerPoints) -> str:
    """Return a row's label for screen readers."""
    said = [row.name, row.total, row.to_go, row.note]
    if row.missing and tr("keep.no_entry") not in row.note:
        said.append(tr("keep.no_entry"))
    if row.leads:
        said.append(tr("keep.leads"))
    if row.deals:
        said.append(tr("keep.deals"))
    if row.starts:
        said.append(tr("keep.starts_mark"))
    if row.entered:
        said.append(tr("keep.entered"))
    return join_phrases(said)


@guarded_component
def PlayerRows(seated: tuple[PlayerPoints, ...], looks: RowLook, controller: SheetController) -> ft.Control:
    """All rows, one below the other."""
    return parts.stacked([PlayerRow(row, looks, controller) for row in seated], looks.row_gap, wide=True)


def _out_cross(size: float) -> ft.Control:
    """Return the cross over the circle of a player who is out."""
    cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, size=size * 0.9, color=theme.ON_FELT)
    return ft.Container(cross, width=size, height=size, alignment=ft.Alignment.CENTER)


def _starter_mark() -> ft.Control:
    """Return the mark on the circle of the player who starts the round."""
    arrow = ft.Icon(ft.Icons.PLAY_ARROW_ROUNDED, color=theme.ON_ACCENT, size=14)
    return parts.circle(arrow, 18, theme.ACCENT, left=-6, top=-4)


def _dealer_mark(text_scale: float) -> ft.Control:
    """Return the dealer's mark on a circle's rim, whose size doesn't grow with the system's letters."""
    size = theme.fitting_font_size(theme.TINY, text_scale)
    return ft.Container(
        right=-8,
        bottom=-4,
        padding=ft.Padding.symmetric(horizontal=7, vertical=1),
        border_radius=10,
        bgcolor=theme.COUNT_BADGE,
        content=ft.Text(tr("keep.dealer_mark"), size=size, weight=theme.HEAVY, color=theme.ON_FELT),
    )
