"""The screen for moving to another device: by a code in the same network, or by a backup file."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.data import Data
from app.history.backup.running_work import RunningWork, progress_notice, use_work
from app.history.backup.save_file import export_backup
from app.platform.background import off_loop
from app.sync.pairing.controller import use_pairing
from app.sync.pairing.panel import pairing_offer
from app.sync.status import progress_bar
from app.sync.transfer.controller import TransferController, TransferState, can_transfer
from app.ui import parts, theme
from app.ui.parts.qr_code import qr_code
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_running, use_value
from app.ui.words import join_details, join_sentences, tr
from store.sync.account import MAX_PASTED_LENGTH

OWN_LINK = "http"  # the only scheme of a device without a server


@screen
def Transfer() -> ft.Control:
    """The screen that moves everything to another device, or brings it from there."""
    app = use_app()
    transfer: TransferController = ft.use_state(ft.use_memo(lambda: TransferController(app), []))[0]
    pairing = use_pairing()
    able, set_able = use_value(True)
    linked = _link_of_route()
    typed, type_in = use_value(linked)
    opened, open_option = use_value("use" if linked else "")
    said, complain = use_value("")
    running = use_work(app)

    async def find_out() -> None:
        set_able(await off_loop(can_transfer))

    ft.use_effect(on(find_out), [])
    use_running(app, transfer.run_id, transfer.run)
    top = parts.header(app, tr("transfer.title"), back="/settings")
    data = app.data
    if data is None:
        return parts.loading_page(app, top)

    def choose(option: str) -> None:
        transfer.stop()
        open_option("" if opened == option else option)
        if option == "show" and opened != option:
            transfer.show_code()

    content: list[ft.Control] = []
    if transfer.state is TransferState.DONE:
        content.append(_outcome(app, transfer))
        if transfer.draft is not None:
            content += pairing_offer(app, pairing, transfer.draft, complain)
    elif able and not data.store.read_only:
        rows = [_option_row(app, "show", opened, choose, ft.Icons.QR_CODE_2_ROUNDED)]
        if opened == "show":
            rows.append(_code_below(app, transfer))
        rows.append(_option_row(app, "use", opened, choose, ft.Icons.PHONELINK_RING_ROUNDED))
        if opened == "use":
            rows.append(_form_below(app, transfer, typed, type_in, bool(linked)))
        content.append(parts.rows(app, rows))
    content += _file_rows(app, data, running, complain)
    if running.progress.word:
        content.append(progress_notice(running))
    if said:
        content.append(parts.notice(app, said, "transfer-problem-below"))
    if not (opened and able):  # large letters leave no room for it above what can be done
        content.insert(len(content) if app.text_scale > theme.LARGE_TEXT else 0, _introduction(app, able))
    return parts.sheet(app, top, content)


def _link_of_route() -> str:
    """Return the address and digits of a link that opened the app, as a text with the code; "" for none."""
    params = ft.use_route_params()
    return f"{params['place']} {params['secret']}" if params.get("scheme") == OWN_LINK else ""


def _introduction(app: App, able: bool) -> ft.Control:
    about = [parts.styled_text(tr("transfer.about" if able else "transfer.about_file"), colour=app.palette.text)]
    if able:
        about.append(parts.quiet_text(app, tr("transfer.about_network")))
    return parts.panel(app, parts.stacked(about, theme.SPACE))


def _option_row(app: App, option: str, opened: str, choose: parts.Handler, icon: ft.IconData) -> ft.Control:
    return parts.expandable_row(
        app,
        tr(f"transfer.{option}.title"),
        opened == option,
        partial(choose, option),
        f"transfer-{option}",
        about=tr(f"transfer.{option}.about"),
        leading=ft.Icon(icon, color=app.palette.quiet),
    )


def _code_below(app: App, transfer: TransferController) -> ft.Control:
    """Return the code with what the other device has to do, or why there's none."""
    again = parts.pill(app, tr("transfer.again"), transfer.show_code, "transfer-again", accent=True)
    content: list[ft.Control]
    if transfer.problem:
        content = [parts.notice(app, transfer.problem, "transfer-problem"), ft.Row([again])]
    elif transfer.state is TransferState.EXPIRED:
        content = [parts.notice(app, tr("transfer.expired"), "transfer-expired"), ft.Row([again])]
    elif transfer.code is None:
        content = [progress_bar(app, None, tr("sync.working"))]
    else:
        link, text = transfer.code.link, transfer.code.text
        if app.is_right_to_left:  # its groups are in the right order only after a Latin letter (UAX #9, rule W7)
            text = f"{OWN_LINK}://{text}"
        copy = parts.pill(
            app, tr("sync.copy"), partial(app.device.copy, link), "transfer-copy", icon=ft.Icons.COPY_ROUNDED
        )
        waiting = tr("transfer.moving", count=transfer.moved) if transfer.moved else tr("transfer.waiting")
        content = [
            qr_code(app, link, "transfer-qr", tr("sync.qr")),
            parts.notice(app, waiting, "transfer-waiting"),
            parts.styled_text(tr("transfer.show.means"), colour=app.palette.text, size=theme.SMALL),
            parts.selectable(app, text, "transfer-code-text", size=theme.SMALL),
            ft.Row([copy]),
        ]
    return ft.Container(padding=theme.EDGE, content=parts.stacked(content, theme.GAP))


def _form_below(app: App, transfer: TransferController, typed: str, type_in: parts.Handler, linked: bool) -> ft.Control:
    """Return the field for a code with its buttons, or the progress. A link has filled the field already."""
    busy = transfer.state is TransferState.EXCHANGING

    async def paste() -> None:
        type_in((await app.device.service(ft.Clipboard).get() or "")[:MAX_PASTED_LENGTH])

    start = partial(transfer.use_code, typed) if typed.strip() and not busy else None
    content: list[ft.Control] = [
        parts.styled_text(
            tr("transfer.use.linked" if linked else "transfer.use.means"), colour=app.palette.text, size=theme.SMALL
        )
    ]
    if not linked:
        content.append(
            parts.field(
                app, tr("transfer.code"), typed, type_in, "transfer-code", longest=MAX_PASTED_LENGTH, exact=True
            )
        )
    if transfer.problem:
        content.append(parts.notice(app, transfer.problem, "transfer-problem"))
    if busy:
        moved = tr("transfer.moving", count=transfer.moved) if transfer.moved else tr("transfer.connecting")
        content.append(progress_bar(app, transfer.share, moved))
        buttons = [parts.pill(app, tr("sync.stop"), transfer.stop, "transfer-stop", icon=ft.Icons.STOP_ROUNDED)]
    else:
        buttons = [parts.pill(app, tr("transfer.start"), start, "transfer-start", accent=True)]
        if not linked:
            icon = ft.Icons.CONTENT_PASTE_ROUNDED
            buttons.insert(0, parts.pill(app, tr("sync.paste"), paste, "transfer-paste", icon=icon))
    content.append(parts.wrapped_row(buttons, theme.GAP))
    return ft.Container(padding=theme.EDGE, content=parts.stacked(content, theme.GAP))


def _outcome(app: App, transfer: TransferController) -> ft.Control:
    """Return what came to this device."""
    brought = transfer.brought
    if brought.matches or brought.people:
        matches = tr("transfer.brought.matches", count=brought.matches) if brought.matches else ""
        people = tr("transfer.brought.people", count=brought.people) if brought.people else ""
        came = join_details((matches, people))
    else:
        came = tr("transfer.brought.nothing")
    said = join_sentences((tr("transfer.done"), came))
    action = parts.pill(app, tr("transfer.see"), lambda: app.navigation.go_to("/history"), "transfer-see", accent=True)
    return parts.notice(app, said, "transfer-done", action=action)


def _file_rows(app: App, data: Data, running: RunningWork, complain: parts.Handler) -> list[ft.Control]:
    """Return the rows for a backup file, which needs no network."""

    async def save() -> None:
        complain(await export_backup(running, data))

    def icon(kind: ft.IconData) -> ft.Control:
        return ft.Icon(kind, color=app.palette.quiet)

    rows = [
        parts.row(
            app,
            tr("transfer.file.save"),
            None if running.progress.word else save,
            "transfer-save-file",
            about=tr("transfer.file.save_about"),
            leading=icon(ft.Icons.INVENTORY_2_OUTLINED),
        ),
        parts.row(
            app,
            tr("keepsakes.pick"),
            lambda: app.navigation.go_to("/history/keepsakes"),
            "transfer-open-file",
            about=tr("transfer.file.open_about"),
            leading=icon(ft.Icons.FOLDER_OPEN_ROUNDED),
        ),
    ]
    return parts.section(app, tr("transfer.file"), rows)
