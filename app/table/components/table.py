"""The card table: puts what lies on the felt together from a Picture, fills a screen with it, and passes on what a
person does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from app.table.components.action_bar import ActionBar, urgent
from app.table.components.basics import fill_box
from app.table.components.cards.card import DRAG_GROUP, laid
from app.table.components.cards.chooser import Chooser, chooser_box
from app.table.components.cards.hand_semantics import ears
from app.table.components.cover import Cover
from app.table.components.header import Header
from app.table.components.message_line import words_of
from app.table.components.panels.advice_panel import AdvicePanel, covers, sheet_box
from app.table.components.panels.log_panel import LogBeside, actors
from app.table.components.piles import middle, ring
from app.table.components.reading_zones import Boxed, band, card_box, zone
from app.table.components.seats.own_seat import OwnSeat
from app.table.components.seats.seat import Seat
from app.table.components.skip_arc import bow
from app.table.components.slots import Slots
from app.table.layout.own_hand import Box, OwnHand
from app.table.layout.table_layout import Elements, Layout, SeatSpot, beside, layout_of, left_to_table
from app.table.picture import Actions, Look, Picture, Questions
from app.ui import theme
from app.ui.memoised import Redrawn, use_deferred, use_redrawn
from app.ui.shell import App, Size, on, part

SLIDE: Final = 40  # milliseconds between two looks at a finger that slides


def look_of(app: App) -> Look:
    """How the person in front of the screen wants the table drawn."""
    wanted = app.settings
    return Look(
        app.cards,
        wanted.card_size,
        wanted.left_handed,
        app.still,
        app.letters,
        wanted.felt,
        slide_to_lift=wanted.sort != "own",
        right_to_left=app.from_the_right,
    )


@part
def Table(
    picture: Picture,
    look: Look,
    screen: Size,
    questions: Questions,
    actions: Actions | None = None,
    behind: bool = False,
) -> ft.Control:
    """The whole table, filling `screen`; where nothing is played there are no `actions`. `behind` a panel a screen
    reader does not find it, nor a key.

    A card that is tapped should go at once: what is neither a card nor a button is drawn one update later.
    """
    memory = ft.use_ref(Elements())
    keep = use_redrawn()
    covered = bool(picture.cover and actions)
    told = use_deferred(picture)
    # Nobody's words are seen beside the hand of another, a table is laid as a whole, and what is asked for answers a
    # tap.
    if told.cover or not told.pile or (told.me, told.choice) != (picture.me, picture.choice):
        told = picture
    told = replace(told, buttons=picture.buttons)  # what can be done is as new as the cards
    keep_beside = ft.use_memo(Redrawn, [covered])  # what has left the screen is not shown again
    below, above = ft.use_memo(
        lambda: ([], []) if covered else _beside_cards(keep_beside.again(), told, look, screen, questions, actions),
        [covered, told, look, screen, questions, actions],
    )
    under, set_under = ft.use_state(-1)  # the own card under a finger that slides,
    finger = ft.use_ref(-1)  # and the same without waiting for the next drawing
    elements = memory.current or Elements()
    if covered and actions:
        cover = ft.Container(Cover(picture.cover, picture.me, picture.recap, screen, look, actions), key="cover")
        return ft.Semantics(content=cover, exclude_semantics=behind)
    layout = layout_of(picture, left_to_table(screen, picture), look)

    table: ft.Control = ft.Stack(
        [
            # With more contrast all is of one colour.
            *([] if look.cards.contrast else [keep.one("felt", _felt, look.felt, layout.ring, screen)]),
            *below,
            *(
                control
                for each in elements.place(picture, layout, under)
                for control in laid(keep, each, picture, look, actions)
            ),
            *ears(keep, picture, layout.hand, look, actions),
            *above,
            *([] if look.still else bow(picture, layout, screen)),
        ],
        width=screen.width,
        height=screen.height,
    )
    if actions:
        table = _touched(table, picture, layout.hand, finger, set_under, actions, look.slide_to_lift)
    felt = ft.Container(
        table,
        key="table",
        disabled=behind,  # keys reach nothing that lies under a panel
        width=screen.width,
        height=screen.height,
        bgcolor=theme.ground_colours(look.felt, look.cards.contrast)[-1],
    )
    return ft.Semantics(content=felt, exclude_semantics=behind)


def _felt(felt: str, ring: Box, screen: Size) -> ft.Control:
    """The light on the felt, with its middle in the ring's; beyond it all is of one colour."""
    radius = theme.FELT_RADIUS * min(screen.width, screen.height)
    light = ft.Image(
        src=theme.felt_picture(felt),
        fit=ft.BoxFit.FILL,
        filter_quality=ft.FilterQuality.LOW,  # it is seen enlarged
        exclude_from_semantics=True,
    )
    return ft.Container(light, key="felt", **fill_box(Box(ring.x - radius, ring.y - radius, 2 * radius, 2 * radius)))


def _touched(
    table: ft.Control,
    picture: Picture,
    hand: OwnHand,
    finger: ft.MutableRef[int],
    set_under: Callable[[int], None],
    actions: Actions,
    sliding: bool,
) -> ft.Control:
    """A tap that meets nothing else hurries on what moves. A finger that slides along the hand lifts the card under it;
    let go on one, it is as if that was tapped.
    """

    def lift(place: int) -> None:
        if place != finger.current:
            finger.current = place
            set_under(place)

    def under(at: ft.Offset) -> int:
        return hand.at(at.x, at.y) if picture.choice is None else -1

    def slid(event: ft.DragStartEvent[ft.GestureDetector] | ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        lift(under(event.local_position))

    async def let_go(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        place = under(event.local_position)
        lift(-1)
        if 0 <= place < len(picture.hand):
            await actions.card(picture.hand[place].card)

    return ft.GestureDetector(
        content=table,
        drag_interval=SLIDE,
        exclude_from_semantics=True,
        on_tap=on(actions.pile),
        on_horizontal_drag_start=on(slid) if sliding else None,
        on_horizontal_drag_update=on(slid) if sliding else None,
        on_horizontal_drag_end=on(let_go) if sliding else None,
        on_horizontal_drag_cancel=on(lambda: lift(-1)) if sliding else None,
    )


def _beside_cards(
    keep: Redrawn, picture: Picture, look: Look, screen: Size, questions: Questions, actions: Actions | None
) -> tuple[list[ft.Control], list[ft.Control]]:
    """All that lies on the felt but for cards: what is under those on their way, and what is over them."""
    room = left_to_table(screen, picture)
    layout = layout_of(picture, room, look)
    sheet = sheet_box(screen, layout, picture.advice, look.text_scale) if picture.advice else None
    return (
        _under(keep, picture, look, layout, sheet, screen, room, questions, actions),
        _over(keep, picture, look, layout, sheet, room, questions, actions),
    )


def _under(
    keep: Redrawn,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    screen: Size,
    room: Size,
    questions: Questions,
    actions: Actions | None,
) -> list[ft.Control]:
    """What cards on their way fly over: the ring, the seats, the words and the buttons."""
    words_box = layout.words_room(bool(picture.nominated))
    buttons = picture.buttons
    chooser = None
    if picture.choice and actions:
        buttons = tuple(filter(urgent, buttons))
        chooser = chooser_box(picture.choice, layout, bool(buttons))
    if chooser and not layout.sideways:  # it asks over the chooser
        words_box = replace(words_box, top=min(words_box.top, chooser.top - words_box.height))
    covered = bool(sheet and covers(sheet, layout))
    if sheet and not covered and not layout.sideways and layout.log is None and not beside(screen):
        # Nobody sees the words under it, but they are heard: away from the key that closes it.
        high = min(words_box.height, sheet.height / 2)
        words_box = replace(words_box, top=sheet.bottom - high, height=high)
    words = words_of(picture, words_box, room, look, questions, sideways=layout.sideways, handle=layout.log is None)
    low: list[Boxed] = []
    own: list[Boxed] = []
    hidden = sheet is not None and sheet.bottom > layout.actions.top + 1 and not beside(screen)
    if actions and buttons and not hidden:
        low.append(Boxed(layout.actions, ActionBar, (buttons, layout.actions, look, actions)))
    if picture.own_name and layout.own.width and (layout.sideways or buttons or not chooser) and not hidden:
        given = (
            picture.own_name,
            picture.own_person,
            picture.me,
            picture.own_last_card,
            sum(not card.on_stock for card in picture.hand),
            picture.front_count if picture.my_turn else 0,
            picture.my_turn,
            layout.own,
            look,
        )
        own.append(Boxed(layout.own, OwnSeat, given))
    felt = replace(room, width=layout.log.left) if layout.log else room
    way = (picture.direction, picture.direction_reversed, look.cards.contrast, look.still, layout.ring)
    zones: list[ft.Control] = [keep.one("ring", ring, *way)]
    for first, end in () if covered else _seat_rows(layout.seats):
        row = [
            Boxed(spot.box, Seat, (seat, spot, look, questions))
            for seat, spot in zip(picture.seats[first:end], layout.seats[first:end], strict=True)
        ]
        boxes = [boxed.box for boxed in row]
        if layout.sideways:  # there seats stand beside the pile, too, but are read before it
            boxes.append(replace(layout.header, top=layout.header.top + theme.SPACE))
        zones.append(zone(keep, f"seats-{first}", band(felt, boxes), row, look.right_to_left))
    if picture.slots:
        slots = Boxed(layout.slots, Slots, (picture.slots, layout.slots, look))
        zones.append(zone(keep, "slots", layout.slots, [slots]))
    if layout.sideways:
        hides = chooser is not None and chooser.left < words.box.right and chooser.right > words.box.left
        if look.shows_message and not sheet and not hides:  # the coach's sheet leaves no room for them
            low.insert(0, words)
        zones += [zone(keep, "low", band(room, [boxed.box for boxed in low]), low)] if low else []
        zones += [zone(keep, "own", layout.own, own)] if own else []
    else:
        # Under the sheet of a review nothing is tapped; while one plays, the rule behind the words can be heard there.
        if (
            look.shows_message
            and not covered
            and (sheet is None or actions or beside(screen) or layout.log is not None)
        ):
            zones.append(zone(keep, "words", band(felt, [words_box]), [words]))
        if layout.log and not picture.advice:
            log = Boxed(layout.log, LogBeside, (picture.log, actors(picture), layout.log, look))
            zones.append(zone(keep, "log", layout.log, [log]))
        foot = own + low
        zones += [zone(keep, "low", band(room, [boxed.box for boxed in foot]), foot)] if foot else []
    return zones


def _seat_rows(seats: Sequence[SeatSpot]) -> list[tuple[int, int]]:
    """Where rows of seats begin and end: each goes from the left."""
    begins = [n for n, seat in enumerate(seats) if n == 0 or seat.x < seats[n - 1].x]
    return list(zip(begins, (*begins[1:], len(seats)), strict=False))


def _over(
    keep: Redrawn,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    room: Size,
    questions: Questions,
    actions: Actions | None,
) -> list[ft.Control]:
    """What is tapped over the cards."""
    given = (
        picture.title,
        picture.subtitle,
        picture.sort_order if len(picture.hand) > 1 else "",
        questions,
        layout.header,
        layout.header.width < 480 or layout.sideways,
        look.text_scale,
        layout.compact,
    )
    controls = [zone(keep, "header", layout.header, [Boxed(layout.header, Header, given)])]
    if sheet is None or not covers(sheet, layout):
        place = band(replace(room, width=layout.log.left) if layout.log else room, [card_box(layout.pile, 30.0)])
        controls.insert(0, zone(keep, "middle", place, middle(picture, look, layout, questions, actions)))
    if picture.sort_order == "own" and actions:
        controls.append(_hand_target(picture, layout, actions))
    if picture.advice is not None and sheet is not None:
        # Decisions in a review are from other moments than the one on the table.
        judged = picture.pile and covers(sheet, layout) and any(row.best for row in picture.advice.rows)
        top = picture.pile[-1].text if judged else ""
        advice = (picture.advice, sheet, look.text_scale, look.cards, top, picture.nominated, questions)
        controls.append(zone(keep, "advice", sheet, [Boxed(sheet, AdvicePanel, advice)]))
    if picture.choice is not None and actions:
        box = chooser_box(picture.choice, layout, any(map(urgent, picture.buttons)))
        controls.append(zone(keep, "choice", box, [Boxed(box, Chooser, (picture.choice, box, look, actions))]))
    return controls


def _hand_target(picture: Picture, layout: Layout, actions: Actions) -> ft.Control:
    """Takes own cards dropped on the hand, to put them in an order of one's own; touches go through it."""
    box = layout.hand.box

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        at = layout.hand.gap_at(box.left + event.local_position.x, box.top + event.local_position.y)
        if isinstance(card, int) and card >= 0:
            await actions.reorder(card, picture.hand[at].card if at < len(picture.hand) else -1)

    # A Container in the target's place, even an empty one, would keep touches from the cards.
    room = ft.Container(width=box.width, height=box.height)
    target = ft.DragTarget(group=DRAG_GROUP, on_accept=on(dropped), content=room)
    return ft.TransparentPointer(content=target, key="hand", **fill_box(box))
