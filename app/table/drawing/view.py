"""The card table: draws a Picture on a Screen and passes on what a person does."""

from __future__ import annotations

import flet as ft

from app.table.drawing.advice_panel import AdvicePanel, left_to_table, sheet_box
from app.table.drawing.bars import ActionBar, Header
from app.table.drawing.card import CHOSEN, DIMMED, DRAG_GROUP, FRESH, OFFERED, PLAIN, CardBody
from app.table.drawing.elements import Element, Elements
from app.table.drawing.fan import gap_at
from app.table.drawing.layout import Layout, arrange
from app.table.drawing.middle import Called, Owed, Ring, Words, banner, placed
from app.table.drawing.overlays import Chooser, Cover, felt_gradient
from app.table.drawing.seats import Seat
from app.table.picture import Actions, CardPicture, Look, Picture, Screen
from app.ui import theme
from app.ui.card_faces import HEIGHT, WIDTH, spoken
from app.ui.semantics import Spoken
from app.ui.shell import on, part
from app.ui.words import listed, tr


def spoken_card(card: CardPicture) -> str:
    """An own card, said: its name, and what can be done with it."""
    said = [spoken(card.text)]
    if card.lifted:
        said.append(tr("table.card.lifted"))
    elif card.playable:
        said.append(tr("table.card.playable"))
    if card.fresh:
        said.append(tr("table.card.fresh"))
    if card.note:
        said.append(card.note)
    return listed(said)


def _state(element: Element, picture: Picture) -> str:
    card = element.card
    if card is None or picture.dealing:
        return PLAIN
    if card.lifted or card.pointed:
        return CHOSEN
    if card.playable:
        return OFFERED
    if picture.my_turn and picture.marked:
        return DIMMED
    return FRESH if card.fresh else PLAIN


@part
def Table(picture: Picture, look: Look, screen: Screen, actions: Actions, behind: bool = False) -> ft.Control:
    """The whole table, filling `screen`; `behind` a panel a screen reader does not find it."""
    memory = ft.use_ref(Elements())
    elements = memory.current or Elements()
    if picture.cover:
        return _behind(ft.Container(Cover(picture.cover, screen, actions), key="cover"), behind)
    room = left_to_table(screen, picture)
    layout = arrange(room, len(picture.seats), len(picture.hand), len(picture.buttons), look, picture.stocked)
    cards = elements.place(picture, layout)
    table = ft.Container(
        ft.Stack(
            [
                *_under(picture, look, layout, screen, actions),
                *(_card(element, i, picture, look, layout, actions) for i, element in enumerate(cards)),
                *_over(picture, look, layout, screen, actions),
            ],
            width=screen.width,
            height=screen.height,
        ),
        key="table",
        width=screen.width,
        height=screen.height,
        gradient=felt_gradient(2 * layout.ring.x / screen.width - 1, 2 * layout.ring.y / screen.height - 1),
    )
    return _behind(table, behind)


def _behind(table: ft.Control, behind: bool) -> ft.Control:
    return ft.Semantics(content=table, exclude_semantics=behind)


def _card(element: Element, index: int, picture: Picture, look: Look, layout: Layout, actions: Actions) -> ft.Control:
    spot, card = element.spot, element.card
    moving = None if look.still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    scale = spot.width / WIDTH
    strip = (WIDTH, HEIGHT)
    if card is not None:
        strip = (min(WIDTH, spot.strip[0] / scale), min(HEIGHT, spot.strip[1] / scale))
    key, tries = picture.refused
    return ft.Container(
        CardBody(
            element.text,
            card.card if card is not None else -1,
            card.key if card is not None else "",
            spoken_card(card) if card is not None else "",
            _state(element, picture),
            strip,
            tries if card is not None and card.key == key else 0,
            card.mark if card is not None else None,
            look.letters,
            look.four_colours,
            look.still,
            actions,
        ),
        key=element.id,
        left=spot.x - WIDTH / 2,
        top=spot.y - HEIGHT / 2,
        width=WIDTH,
        height=HEIGHT,
        scale=scale,
        rotate=spot.angle,
        opacity=element.opacity,
        animate_position=moving,
        animate_scale=moving,
        animate_rotation=moving,
        animate_opacity=None if look.still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_EXPO),
    )


def _under(picture: Picture, look: Look, layout: Layout, screen: Screen, actions: Actions) -> list[ft.Control]:
    ring = layout.ring
    return [
        placed(ring, Ring(picture.direction, ring.width, look.still), "ring"),
        *(
            placed(spot.box, Seat(seat, spot, look.still, actions), f"seat{seat.seat}")
            for seat, spot in zip(picture.seats, layout.seats, strict=True)
        ),
        # Cards on their way fly over the words and the buttons.
        placed(
            layout.words_room,
            Words(
                picture.words,
                picture.may,
                picture.my_turn,
                layout.words_room,
                layout.sideways,
                look.still,
                picture.reasoned,
                look.fitting(14 if screen.height < 700 else 15),
                actions,
            ),
            "words",
            ignore_interactions=not picture.reasoned,
        ),
        placed(layout.actions, ActionBar(picture.buttons, layout, look.left_handed, actions), "actions"),
    ]


def _over(picture: Picture, look: Look, layout: Layout, screen: Screen, actions: Actions) -> list[ft.Control]:
    async def drawn() -> None:
        await actions.stock()

    async def piled() -> None:
        await actions.pile()

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        if isinstance(card, int) and card >= 0:
            await actions.card(card)

    stock, pile = layout.stock, layout.pile
    height = pile.width * theme.CARD_RATIO
    top = picture.pile[-1].text if picture.pile else ""
    stocked: list[ft.Control] = [
        # The stock and the pile as one taps, reads and drops on them: over the cards that are drawn there.
        ft.Container(
            Spoken(
                identifier="stock",
                label=tr("table.stock_draw" if picture.may_draw else "table.stock", count=picture.stock),
                button=picture.may_draw or None,
                exclude_semantics=True,
                on_click=on(drawn),
                content=ft.Container(
                    width=stock.width,
                    height=height,
                    border_radius=stock.width * 0.114,
                    border=ft.Border.all(3, theme.ACCENT) if picture.may_draw else None,
                    on_click=on(drawn),
                    opacity=1.0,
                ),
            ),
            key="stock",
            left=stock.x - stock.width / 2,
            top=stock.y - height / 2,
        ),
        ft.Container(
            ft.Text(
                tr("table.left", count=picture.stock),
                size=look.fitting(13 if pile.width < 110 else 15),
                weight=ft.FontWeight.W_800,
                color=theme.ON_FELT_QUIET,
                text_align=ft.TextAlign.CENTER,
                style=ft.TextStyle(height=1.1),
            ),
            key="left",
            left=stock.x - stock.width / 2,
            width=stock.width,
            top=stock.y + height / 2 + 7,
            visible=not layout.sideways and bool(picture.pile),
        ),
    ]
    controls: list[ft.Control] = [
        *(stocked if picture.stocked else []),
        ft.Container(
            ft.DragTarget(
                group=DRAG_GROUP,
                on_accept=on(dropped),
                content=Spoken(
                    identifier="pile",
                    label=tr("table.pile", card=spoken(top)) if top else tr("table.pile_empty"),
                    exclude_semantics=True,
                    on_click=on(piled),
                    content=ft.Container(width=pile.width * 1.5, height=height * 1.3, on_click=on(piled)),
                ),
            ),
            key="pile",
            left=pile.x - pile.width * 0.6,
            top=pile.y - height * 0.65,
        ),
        # What is dropped on the badge or the disc falls on the pile under them.
        ft.TransparentPointer(
            content=Owed(picture.owed, picture.misses, look.still, actions),
            key="owed",
            left=pile.x + pile.width / 2 - 30,
            top=pile.y - height / 2 - 22,
        ),
        ft.TransparentPointer(
            content=Called(picture.called, layout.called.width, look.four_colours, look.still, actions),
            key="called",
            left=layout.called.left,
            top=layout.called.top,
            width=layout.called.width,
            height=layout.called.height,
        ),
        placed(
            layout.header,
            Header(
                picture.title,
                picture.subtitle,
                picture.sort,
                len(picture.hand) > 1,
                actions,
                layout.header,
                layout.header.width < 480 or layout.sideways,
                look.fitting(1.0),
            ),
            "header",
        ),
        banner(picture, layout, look.still),
    ]
    if picture.sort == "own":
        controls.append(_hand_target(picture, layout, actions))
    if picture.advice is not None:
        box = sheet_box(screen, layout, picture.advice, bool(picture.buttons), look.letters)
        controls.append(placed(box, AdvicePanel(picture.advice, box, look.letters, actions), "advice"))
    if picture.choice is not None:
        controls.append(
            placed(
                layout.panel, Chooser(picture.choice, layout.panel, look.four_colours, look.letters, actions), "choice"
            )
        )
    return controls


def _hand_target(picture: Picture, layout: Layout, actions: Actions) -> ft.Control:
    """Takes own cards dropped on the hand, to put them in an order of one's own; touches go through it."""
    box = layout.hand_box

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        at = gap_at(layout.hand, box.left + event.local_position.x, box.top + event.local_position.y)
        if isinstance(card, int) and card >= 0:
            await actions.reorder(card, picture.hand[at].card if at < len(picture.hand) else -1)

    target = ft.DragTarget(
        group=DRAG_GROUP, on_accept=on(dropped), content=ft.Container(width=box.width, height=box.height)
    )
    # A Container in its place, even an empty one, would keep touches from the cards.
    return ft.TransparentPointer(
        content=target, key="hand", left=box.left, top=box.top, width=box.width, height=box.height
    )
