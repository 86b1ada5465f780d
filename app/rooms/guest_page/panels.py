"""The panels of the guest page as JSON: those over the table, and those that replace it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from app.rooms.connection.connection import ConnectionState
from app.rooms.connection.room_info import RoomInfo
from app.rooms.guest_page.wire import CARDS, Json, face_json, without_defaults
from app.rooms.lobby_content import (
    call_and_clock_texts,
    card_access_text,
    is_ready,
    lost_text,
    match_length_text,
    news_of,
    notice_of,
    ready_count_text,
    seat_name,
    seat_state,
)
from app.rooms.memberships.error_texts import unavailable_text
from app.rooms.table.panel_content import (
    PanelChoice,
    menu_choices,
    panel_title,
    result_choices,
    saying_choices,
    stopped_choices,
)
from app.rooms.table.room_source import RoomSource
from app.rules.outline import outline_of
from app.table.controller import Controller
from app.table.game import MatchFacts
from app.table.panel_kind import CLOSABLE_PANELS, RESULT_PANELS, PanelKind
from app.table.picture import RuleTopic
from app.table.reducer.state import TableState
from app.table.texts.labels import log_label
from app.table.texts.outcome import better_text, outcome_text, player_results
from app.ui.card_faces import card_files
from app.ui.words import join_sentences, render, tr
from engine.rules.reader import Rules

TapHandlers = dict[str, Callable[[], Any]]


def table_panel(
    table_state: TableState,
    source: RoomSource,
    controller: Controller,
    show_lobby: Callable[[], Any],
    show_rules: Callable[[], Any],
) -> tuple[Json, TapHandlers]:
    """Return the open panel of the table, and for each id in it the function that a tap calls."""
    panel, match = table_state.panel, table_state.match
    close = controller.on_panel_closed if panel in CLOSABLE_PANELS else None
    if match is not None and panel in RESULT_PANELS:
        return _result_panel(match, panel is PanelKind.MATCH_RESULT, source, controller)
    if match is not None and panel is PanelKind.RULE:
        texts = [render(each.message) for each in table_state.rule_sentences] or [tr("play.no_rule")]
        return _panel_json(
            panel, panel_title(panel), close, [PanelChoice("rule-all", tr("play.all_rules"), show_rules)], texts=texts
        )
    if panel is PanelKind.LOG:
        lines = [
            without_defaults(
                say=log_label(row.text, row.reason),
                name=row.text,
                note=row.reason,
                number=row.points,
                cards=[list(card_files(row.card, CARDS))] if row.card else None,
            )
            for row in table_state.log
        ]
        return _panel_json(panel, panel_title(panel), close, lines=lines, texts=[] if lines else [tr("play.log_empty")])
    if panel is PanelKind.MENU:
        return _panel_json(panel, panel_title(panel), close, menu_choices(source, show_lobby, show_rules))
    if panel is PanelKind.SAYINGS:
        return _panel_json(panel, panel_title(panel), close, saying_choices(source))
    texts = [table_state.panel_text] if table_state.panel_text else []
    return _panel_json(panel, panel_title(panel), close, stopped_choices(source, panel, show_lobby), texts=texts)


def rules_panel(rules: Rules, seats: int, close: Callable[[], Any]) -> tuple[Json, TapHandlers]:
    """Return the panel with a table's rules: the cards with effects, then all other rules by subject."""
    outline = outline_of(rules, seats)
    lines = [
        without_defaults(
            name=" ".join(render(each.message) for each in row.sentences),
            cards=[list(card_files(face, CARDS)) for face in row.faces],
        )
        for row in outline.cards
    ]
    groups = {"group.declaring": outline.call, "rules.ending": outline.ending}
    groups |= {f"group.{group}": sentences for group, sentences in outline.folded.items()}
    sections = [
        {"title": tr(title), "texts": [render(each.message) for each in sentences]}
        for title, sentences in groups.items()
        if sentences
    ]
    texts = [render(each.message) for each in outline.aim]
    return _panel_json("rules", render(rules.title), close, lines=lines, sections=sections, texts=texts)


def lobby_panel(
    source: RoomSource, show_rules: Callable[[], Any], to_table: Callable[[], Any] | None
) -> tuple[Json, TapHandlers]:
    """Return the panel of the lobby; before the first frame, a panel with the state of the connection."""
    status, membership = source.room_status, source.session.membership
    room, rules = status.room, status.rules
    if room is None or rules is None:
        if status.connection is ConnectionState.OVER:
            return _panel_json("gone", tr("room.gone_title"), None, texts=[unavailable_text(status.reason)])
        lost = status.connection is ConnectionState.LOST
        return _panel_json(
            "connecting", tr("room.title"), None, texts=[lost_text(status) if lost else tr("room.connecting")]
        )
    ident, notice = notice_of(status, room, host=membership.is_host)
    seats = [_seat_line_json(source, room, number) for number in range(len(room.seats))]
    choices = [PanelChoice("lobby-table", tr("room.to_table"), to_table, is_primary=True)] if to_table else []
    if status.own_player < 0 and not room.is_over and not room.close_reason:
        label = tr("room.want" if not status.waits_for_seat else "room.join.watch")
        want = partial(source.send_command, "want", wants=not status.waits_for_seat)
        choices.append(PanelChoice("lobby-want", label, want, is_primary=to_table is None))
    choices.append(PanelChoice("lobby-rules", tr("play.rules"), show_rules, match_length_text(status, room)))
    seen = [card_access_text(membership), *([tr("room.wifi_sees")] if membership.address.startswith("http:") else [])]
    sections = [
        {"title": tr("room.game"), "texts": call_and_clock_texts(room)},
        {"title": tr("room.seen"), "texts": [*seen, tr("room.guest")]},
    ]
    news = notice if ident else news_of(status, room)
    texts = [*([news] if news else []), ready_count_text(status, room)]
    return _panel_json("lobby", render(rules.title), None, choices, texts=texts, lines=seats, sections=sections)


def left_panel(title: str, come_back: Callable[[], Any]) -> tuple[Json, TapHandlers]:
    """Return the panel that a guest sees after leaving the table, with a button that leads back to it."""
    choice = PanelChoice("come-back", tr("room.to_table"), come_back, is_primary=True)
    return _panel_json("left", title, None, [choice], texts=[tr("room.leave_about")])


def _result_panel(
    match: MatchFacts, whole_match: bool, source: RoomSource, controller: Controller
) -> tuple[Json, TapHandlers]:
    seats = {player: seat for seat, player in enumerate(match.player_at_seat)}
    lines = [
        without_defaults(
            say=line.spoken_text,
            name=line.name,
            number=line.number,
            unit=line.unit,
            note=line.note,
            face=face_json(
                match.players[line.player].name,
                seats.get(line.player, line.player),
                bot=bool(match.players[line.player].level),
                face=source.room_status.room.seats[line.player].face if source.room_status.room else "",
            ),
            cards=[list(card_files(card, CARDS)) for card in line.cards],
        )
        for line in player_results(match, whole_match)
    ]
    better = better_text(match, whole_match)
    spoken = join_sentences((tr("play.hand_about", hand=match.hand_number), better, tr("result.why")))
    why = PanelChoice("result-why", better, partial(controller.on_rule_asked, RuleTopic.RESULT), spoken)
    panel = PanelKind.MATCH_RESULT if whole_match else PanelKind.HAND_RESULT
    made, offers = _panel_json(
        panel, outcome_text(match, whole_match), None, result_choices(source, match, whole_match), lines=lines
    )
    made["why"] = {"tap": why.id, "label": why.label, "say": why.subtitle}
    return made, {**offers, why.id: why.on_chosen}


def _seat_line_json(source: RoomSource, room: RoomInfo, number: int) -> Json:
    status, seat = source.room_status, room.seats[number]
    name, about = seat_name(seat), seat_state(status, room, number)
    return without_defaults(
        say=join_sentences((name, about)),
        name=name,
        note=about,
        face=face_json(seat.name, number, bot=bool(seat.bot_level) and not seat.person, face=seat.face)
        if seat.is_taken
        else {"initial": "+"},
        ready=is_ready(status, number, seat),
    )


def _panel_json(
    ident: str,
    title: str,
    close: Callable[[], Any] | None,
    choices: Sequence[PanelChoice] = (),
    **more: Any,
) -> tuple[Json, TapHandlers]:
    """Return a panel with a row for each choice, and if `close` is given a button that closes it."""
    rows = [
        without_defaults(tap=each.id, label=each.label, about=each.subtitle, strong=each.is_primary) for each in choices
    ]
    offers: TapHandlers = {each.id: each.on_chosen for each in choices}
    made = without_defaults(id=ident, title=title, **more, rows=rows)
    if close is not None:
        made["close"] = {"tap": f"{ident}-close", "say": tr("nav.back")}
        offers[f"{ident}-close"] = close
    return made, offers
