"""The card table: it composes the components of a `Picture` and passes on what a person does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from app.table.components.action_bar import ActionBar, is_urgent
from app.table.components.basics import animation, position_in
from app.table.components.cards.card import DRAG_GROUP, card_controls
from app.table.components.cards.chooser import Chooser, chooser_box
from app.table.components.cards.hand_semantics import hand_semantics
from app.table.components.cover import Cover
from app.table.components.header import Header
from app.table.components.message_line import message_line, visible_box
from app.table.components.panels.advice_panel import AdvicePanel, hides_piles, sheet_box
from app.table.components.panels.log_panel import SideLog, log_faces
from app.table.components.penalty_hit import penalty_hit_controls
from app.table.components.piles import direction_ring, pile_controls
from app.table.components.reading_zones import BoxedControl, card_box, full_width_box, reading_zone
from app.table.components.seats.own_seat import OwnSeat
from app.table.components.seats.seat import Seat
from app.table.components.skip_arc import skip_arc_controls
from app.table.components.slots import PuzzleSlots
from app.table.layout.own_hand import Box, OwnHand
from app.table.layout.table_layout import CardElements, Layout, SeatSpot, layout_of_picture, sheet_beside, table_size
from app.table.motion import LARGE_PENALTY
from app.table.picture import ActionHandlers, InquiryHandlers, Look, Picture
from app.ui import theme
from app.ui.control_cache import ControlCache, use_control_cache, use_deferred
from app.ui.window.app_state import App, Size
from app.ui.window.error_boundary import guarded_component, on
from engine.cards import SUITS

NUDGE_SHARE: Final = 0.008  # how far a large penalty moves the table, of its height
SLIDE_INTERVAL: Final = 40  # milliseconds between two updates of a sliding finger


def table_look(app: App) -> Look:
    """Return how the table is drawn, from the person's settings and the window."""
    wanted = app.settings
    return Look(
        app.card_look,
        wanted.card_size,
        wanted.left_handed,
        app.reduces_motion,
        app.text_scale,
        wanted.felt,
        slide_to_lift=wanted.sort != "own",
        right_to_left=app.is_right_to_left,
    )


@guarded_component
def Table(
    picture: Picture,
    look: Look,
    screen: Size,
    questions: InquiryHandlers,
    actions: ActionHandlers | None = None,
    behind: bool = False,
) -> ft.Control:
    """The whole table, filling `screen`. Without `actions`, nothing can be played. A table `behind` a panel is hidden
    from screen readers and the keyboard.

    So that a tap is answered fast, cards and buttons are drawn first and everything else one update later.
    """
    memory = ft.use_ref(CardElements())
    keep = use_control_cache()
    covered = bool(picture.cover and actions)
    late = use_deferred(picture)
    # Nothing is late if another person has the device, the hand begins, or a choice opens or closes.
    if late.cover or not late.pile or (late.viewer, late.choice) != (picture.viewer, picture.choice):
        late = picture
    late = replace(late, buttons=picture.buttons)  # buttons are never late
    kept_around = ft.use_memo(ControlCache, [covered])  # controls that have left the screen aren't reused
    below, above = ft.use_memo(
        lambda: (
            ([], [])
            if covered
            else _controls_except_cards(kept_around.start_drawing(), late, look, screen, questions, actions)
        ),
        [covered, late, look, screen, questions, actions],
    )
    lifted, set_lifted = ft.use_state(-1)  # index of your card below a sliding finger,
    finger = ft.use_ref(-1)  # and the same, available before the next drawing
    layout = ft.use_memo(lambda: layout_of_picture(picture, table_size(screen, picture), look), [picture, look, screen])
    kept_cards = ft.use_memo(ControlCache, [covered])
    cards = ft.use_memo(
        lambda: (
            []
            if covered
            else _cards(
                kept_cards.start_drawing(), memory.current or CardElements(), picture, layout, lifted, look, actions
            )
        ),
        [covered, picture, layout, lifted, look, actions],
    )
    if covered and actions:
        cover = ft.Container(Cover(picture.cover, picture.viewer, picture.recap, screen, look, actions), key="cover")
        return ft.Semantics(content=cover, exclude_semantics=behind)
    table: ft.Control = ft.Stack(
        [
            # With more contrast, the felt has one colour.
            *(
                []
                if look.cards.contrast
                else [keep.cached_control("felt", _felt_light, look.felt, layout.ring, screen)]
            ),
            *below,
            *cards,
            *above,
            *([] if look.reduces_motion else skip_arc_controls(picture, layout, screen)),
            *penalty_hit_controls(keep, picture, layout, screen, look),
        ],
        width=screen.width,
        height=screen.height,
    )
    if actions:
        table = _touch_layer(table, picture, layout.hand, finger, set_lifted, actions, look.slide_to_lift)
    nudged = picture.penalty_grew and picture.penalty >= LARGE_PENALTY and not look.reduces_motion
    felt = ft.Container(
        table,
        key="table",
        disabled=behind,  # for the keyboard
        width=screen.width,
        height=screen.height,
        bgcolor=theme.felt_colours(look.felt, look.cards.contrast)[-1],
        offset=ft.Offset(0, NUDGE_SHARE if nudged else 0),
        animate_offset=animation(look.reduces_motion, theme.FAST // 2, ft.AnimationCurve.EASE_OUT_BACK),
    )
    return ft.Semantics(content=felt, exclude_semantics=behind)


def _cards(
    keep: ControlCache,
    elements: CardElements,
    picture: Picture,
    layout: Layout,
    lifted: int,
    look: Look,
    actions: ActionHandlers | None,
) -> list[ft.Control]:
    """Return the cards, and the boxes of your hand for screen readers. `lifted` is the index of your card below a
    finger.
    """
    return [
        *(
            control
            for each in elements.place_cards(picture, layout, lifted)
            for control in card_controls(keep, each, picture, look, actions)
        ),
        *hand_semantics(keep, picture, layout.hand, look, actions),
    ]


def _felt_light(felt: str, direction_ring: Box, screen: Size) -> ft.Control:
    """Return the light of the felt, centred at the ring. Beyond it the felt has one colour."""
    radius = theme.FELT_RADIUS * min(screen.width, screen.height)
    light = ft.Image(
        src=theme.felt_picture(felt),
        fit=ft.BoxFit.FILL,
        filter_quality=ft.FilterQuality.LOW,  # it's drawn enlarged
        exclude_from_semantics=True,
    )
    return ft.Container(
        light,
        key="felt",
        **position_in(Box(direction_ring.centre_x - radius, direction_ring.centre_y - radius, 2 * radius, 2 * radius)),
    )


def _touch_layer(
    table: ft.Control,
    picture: Picture,
    hand: OwnHand,
    finger: ft.MutableRef[int],
    set_lifted: Callable[[int], None],
    actions: ActionHandlers,
    sliding: bool,
) -> ft.Control:
    """Return the table with its gestures. A tap beside everything ends animations. A finger that slides along the hand
    raises the card below it, and when it's released plays that card as a tap would.
    """

    def lift_card(index: int) -> None:
        if index != finger.current:
            finger.current = index
            set_lifted(index)

    def card_index_at(at: ft.Offset) -> int:
        return hand.index_at(at.x, at.y) if picture.choice is None else -1

    def on_slide(event: ft.DragStartEvent[ft.GestureDetector] | ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        lift_card(card_index_at(event.local_position))

    async def on_release(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        index = card_index_at(event.local_position)
        lift_card(-1)
        if 0 <= index < len(picture.hand):
            await actions.on_card_tapped(picture.hand[index].card)

    return ft.GestureDetector(
        content=table,
        drag_interval=SLIDE_INTERVAL,
        exclude_from_semantics=True,
        on_tap=on(actions.on_pile_tapped),
        on_horizontal_drag_start=on(on_slide) if sliding else None,
        on_horizontal_drag_update=on(on_slide) if sliding else None,
        on_horizontal_drag_end=on(on_release) if sliding else None,
        on_horizontal_drag_cancel=on(lambda: lift_card(-1)) if sliding else None,
    )


def _controls_except_cards(
    keep: ControlCache,
    picture: Picture,
    look: Look,
    screen: Size,
    questions: InquiryHandlers,
    actions: ActionHandlers | None,
) -> tuple[list[ft.Control], list[ft.Control]]:
    """Return all controls except cards, as two lists: those drawn below the cards, and those above."""
    room = table_size(screen, picture)
    layout = layout_of_picture(picture, room, look)
    sheet = sheet_box(screen, layout, picture.advice, look.text_scale) if picture.advice else None
    message_box = _message_box(picture, layout, sheet, screen, actions)
    shown = visible_box(picture, message_box, room, look, sideways=layout.is_low, handle=layout.log is None)
    free_until = shown.top if look.shows_message and not sheet and not layout.is_low else screen.height
    return (
        _below_cards(keep, picture, look, layout, sheet, message_box, screen, room, questions, actions),
        _above_cards(keep, picture, look, layout, sheet, free_until, room, questions, actions),
    )


def _message_box(
    picture: Picture, layout: Layout, sheet: Box | None, screen: Size, actions: ActionHandlers | None
) -> Box:
    """Return the box in which the message line is drawn at the bottom."""
    box = layout.message_box(bool(picture.nominated))
    if layout.is_low:
        return box
    if picture.choice and actions:  # keep the message above the chooser
        chooser = chooser_box(picture.choice, layout, any(map(is_urgent, picture.buttons)))
        box = replace(box, top=min(box.top, chooser.top - box.height))
    if sheet and not hides_piles(sheet, layout) and layout.log is None and not sheet_beside(screen):
        # The sheet hides the message, but screen readers say it: keep it away from the close button.
        high = min(box.height, sheet.height / 2)
        box = replace(box, top=sheet.bottom - high, height=high)
    return box


def _below_cards(
    keep: ControlCache,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    message_box: Box,
    screen: Size,
    window: Size,
    questions: InquiryHandlers,
    actions: ActionHandlers | None,
) -> list[ft.Control]:
    """Return the controls that flying cards pass over: ring, seats, message line and buttons."""
    buttons = picture.buttons
    chooser = None
    if picture.choice and actions:
        buttons = tuple(filter(is_urgent, buttons))
        chooser = chooser_box(picture.choice, layout, bool(buttons))
    # In a lesson, two rows of tiles leave no room for the message below the piles, and the teacher has said it. One row
    # of suits leaves little room, too, but there only the message says which suit to choose.
    two_rows = look.lesson_height > 0 and picture.choice is not None and len(picture.choice.nominations) > len(SUITS)
    crowded_out = two_rows and message_box.top < card_box(layout.pile).bottom
    covered = bool(sheet and hides_piles(sheet, layout))
    message = message_line(
        picture, message_box, window, look, questions, sideways=layout.is_low, handle=layout.log is None
    )
    low: list[BoxedControl] = []
    own: list[BoxedControl] = []
    hidden = sheet is not None and sheet.bottom > layout.actions.top + 1 and not sheet_beside(screen)
    if actions and buttons and not hidden:
        low.append(BoxedControl(layout.actions, ActionBar, (buttons, layout.actions, look, actions)))
    if picture.own_name and layout.own_seat.width and (layout.is_low or buttons or not chooser) and not hidden:
        args = (
            picture.own_name,
            picture.own_person,
            picture.viewer,
            picture.own_mood,
            picture.own_last_card,
            sum([not card.on_stock for card in picture.hand]),
            picture.front_count if picture.is_own_turn else 0,
            picture.is_own_turn,
            layout.own_seat,
            look,
        )
        own.append(BoxedControl(layout.own_seat, OwnSeat, args))
    felt = replace(window, width=layout.log.left) if layout.log else window
    ring_args = (picture.direction, picture.direction_reversed, look.cards.contrast, look.reduces_motion, layout.ring)
    zones: list[ft.Control] = [keep.cached_control("ring", direction_ring, *ring_args)]
    for first, end in () if covered else _seat_rows(layout.seats):
        row = [
            BoxedControl(spot.box, Seat, (seat, spot, look, questions))
            for seat, spot in zip(picture.seats[first:end], layout.seats[first:end], strict=True)
        ]
        boxes = [boxed.box for boxed in row]
        if layout.is_low:  # some seats are beside the pile, but are read before it
            boxes.append(replace(layout.header, top=layout.header.top + theme.SPACE))
        zones.append(reading_zone(keep, f"seats-{first}", full_width_box(felt, boxes), row, look.right_to_left))
    if picture.puzzle_slots:
        slots = BoxedControl(layout.slots, PuzzleSlots, (picture.puzzle_slots, layout.slots, look))
        zones.append(reading_zone(keep, "slots", layout.slots, [slots]))
    if layout.is_low:
        hides = chooser is not None and chooser.left < message.box.right and chooser.right > message.box.left
        if look.shows_message and not sheet and not hides:  # the coach's sheet leaves no room for the message
            low.insert(0, message)
        zones += [reading_zone(keep, "low", full_width_box(window, [boxed.box for boxed in low]), low)] if low else []
        zones += [reading_zone(keep, "own", layout.own_seat, own)] if own else []
    else:
        # Nothing is tapped below the sheet of a review; during play, the message's rule can be opened.
        if (
            look.shows_message
            and not crowded_out
            and not covered
            and (sheet is None or actions or sheet_beside(screen) or layout.log is not None)
        ):
            zones.append(reading_zone(keep, "words", full_width_box(felt, [message_box]), [message]))
        if layout.log and not picture.advice:
            log = BoxedControl(layout.log, SideLog, (picture.log, log_faces(picture), layout.log, look))
            zones.append(reading_zone(keep, "log", layout.log, [log]))
        foot = own + low
        zones += (
            [reading_zone(keep, "low", full_width_box(window, [boxed.box for boxed in foot]), foot)] if foot else []
        )
    return zones


def _seat_rows(seats: Sequence[SeatSpot]) -> list[tuple[int, int]]:
    """Return the first and last index (exclusive) of each row of seats; each row goes from the left."""
    begins = [n for n, seat in enumerate(seats) if n == 0 or seat.x < seats[n - 1].x]
    return list(zip(begins, (*begins[1:], len(seats)), strict=False))


def _above_cards(
    keep: ControlCache,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    free_until: float,
    window: Size,
    questions: InquiryHandlers,
    actions: ActionHandlers | None,
) -> list[ft.Control]:
    """Return the controls that are tapped above the cards: header, piles, chooser and the coach's sheet. The message
    begins at `free_until`.
    """
    args = (
        picture.title,
        picture.subtitle,
        picture.sort_order if len(picture.hand) > 1 else "",
        questions,
        layout.header,
        layout.header.width < 480 or layout.is_low,
        look.text_scale,
        layout.compact,
    )
    controls = [reading_zone(keep, "header", layout.header, [BoxedControl(layout.header, Header, args)])]
    if sheet is None or not hides_piles(sheet, layout):
        zone_box = full_width_box(
            replace(window, width=layout.log.left) if layout.log else window, [card_box(layout.pile, 30.0)]
        )
        controls.insert(
            0,
            reading_zone(
                keep, "middle", zone_box, pile_controls(picture, look, layout, free_until, questions, actions)
            ),
        )
    if picture.sort_order == "own" and actions:
        controls.append(_hand_target(picture, layout, actions))
    if picture.advice is not None and sheet is not None:
        # A review's decisions aren't about the cards on the table now.
        judged = picture.pile and hides_piles(sheet, layout) and any(row.is_best for row in picture.advice.rows)
        top = picture.pile[-1].text if judged else ""
        advice = (picture.advice, sheet, look.text_scale, look.cards, top, picture.nominated, questions)
        controls.append(reading_zone(keep, "advice", sheet, [BoxedControl(sheet, AdvicePanel, advice)]))
    if picture.choice is not None and actions:
        box = chooser_box(picture.choice, layout, any(map(is_urgent, picture.buttons)))
        controls.append(
            reading_zone(keep, "choice", box, [BoxedControl(box, Chooser, (picture.choice, box, look, actions))])
        )
    return controls


def _hand_target(picture: Picture, layout: Layout, actions: ActionHandlers) -> ft.Control:
    """Return the drop target over your hand, which sorts it by drag and drop. Touches go through it."""
    box = layout.hand.box

    async def on_drop(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        at = layout.hand.insertion_index(box.left + event.local_position.x, box.top + event.local_position.y)
        if isinstance(card, int) and card >= 0:
            await actions.on_card_moved(card, picture.hand[at].card if at < len(picture.hand) else -1)

    # Even an empty Container in the target's place would keep touches from the cards.
    target_area = ft.Container(width=box.width, height=box.height)
    target = ft.DragTarget(group=DRAG_GROUP, on_accept=on(on_drop), content=target_area)
    return ft.TransparentPointer(content=target, key="hand", **position_in(box))
