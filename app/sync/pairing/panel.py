"""The paired devices on the screen of one's own devices, and the offer to pair two at the end of a transfer."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.sync.pairing.controller import PairedDevice, PairingController, Reach
from app.sync.pairing.own_device import PairingDraft
from app.ui import date_texts, parts, theme
from app.ui.window.app_state import App
from app.ui.words import tr
from store.errors import StoreError

MOVE_ROUTE = "/settings/move"


def device_rows(app: App, pairing: PairingController, opened: str, open_device: parts.Handler) -> list[ft.Control]:
    """Return the paired devices with what can be done about them; without any, how to pair two. `opened` is the id of
    the pair whose row is open, "" for none.
    """
    to_code = partial(app.navigation.go_to, MOVE_ROUTE)
    if not pairing.devices:
        icon = ft.Icon(ft.Icons.DEVICES_OTHER_ROUNDED, color=app.palette.quiet)
        add = parts.row(app, tr("pairing.add"), to_code, "pairing-add", about=tr("pairing.add_about"), leading=icon)
        return parts.section(app, tr("pairing.title"), [add])
    items: list[ft.Control] = []
    for number, device in enumerate(pairing.devices, start=1):
        id = device.pairing.id
        items.append(
            parts.expandable_row(
                app,
                device_name(device),
                opened == id,
                partial(open_device, "" if opened == id else id),
                f"pairing-{number}",
                about=_reach_text(device),
                leading=ft.Icon(ft.Icons.DEVICES_OTHER_ROUNDED, color=app.palette.quiet),
            )
        )
        if opened == id:
            items.append(_device_below(app, pairing, id))
    buttons = [
        parts.pill(app, tr("pairing.now"), pairing.call_now, "pairing-now", icon=ft.Icons.SYNC_ROUNDED),
        parts.pill(app, tr("pairing.again"), to_code, "pairing-again", icon=ft.Icons.QR_CODE_2_ROUNDED),
    ]
    content = parts.section(app, tr("pairing.title"), items)
    if not pairing.has_network:
        content.append(parts.notice(app, tr("pairing.no_network"), "pairing-no-network"))
    content += [parts.wrapped_row(buttons, theme.GAP), parts.quiet_text(app, tr("pairing.help"))]
    return content


def device_name(device: PairedDevice) -> str:
    """Return the name of a paired device as it's shown."""
    return device.pairing.other.name or tr("pairing.nameless")


def _reach_text(device: PairedDevice) -> str:
    last = device.pairing.last
    when = date_texts.moment_text(last) if last else ""
    match device.reach:
        case Reach.UNKNOWN | Reach.AWAY if device.calling:
            return tr("pairing.looking")
        case Reach.REFUSES:
            return tr("pairing.refuses")
        case Reach.CANNOT_STORE:
            return tr("pairing.store")
        case Reach.AWAY:
            return tr("pairing.away", when=when)
    return tr("pairing.in_step", when=when)


def _device_below(app: App, pairing: PairingController, id: str) -> ft.Control:
    """Return what a pair means, and the button that ends it."""
    texts = [
        parts.styled_text(tr(key), colour=app.palette.text, size=theme.SMALL)
        for key in ("pairing.means", "pairing.forget_means")
    ]
    forget = parts.pill(app, tr("pairing.forget"), partial(pairing.forget, id), "pairing-forget", danger=True)
    return ft.Container(padding=theme.EDGE, content=parts.stacked([*texts, ft.Row([forget])], theme.SPACE))


def pairing_offer(
    app: App, pairing: PairingController, draft: PairingDraft, complain: parts.Handler
) -> list[ft.Control]:
    """Return the offer to keep two devices in step that have just exchanged everything; once it's accepted, what to do
    on the other one. `complain` shows why it can't be stored.
    """
    assert draft.found is not None
    kept = next((each for each in pairing.devices if each.pairing.id == draft.found.pairing.id), None)
    if kept is not None:
        see = parts.pill(app, tr("pairing.see"), lambda: app.navigation.go_to("/settings/sync"), "pairing-see")
        return [parts.notice(app, tr("pairing.kept", device=device_name(kept)), "pairing-kept", action=see)]

    async def keep() -> None:
        complain("")
        try:
            await pairing.keep(draft)
        except (StoreError, OSError):
            complain(tr("pairing.trouble"))

    about = [parts.styled_text(tr(key), colour=app.palette.text) for key in ("pairing.offer", "pairing.means")]
    button = parts.pill(app, tr("pairing.keep"), keep, "pairing-keep", accent=True)
    return [parts.panel(app, parts.stacked([*about, ft.Row([button])], theme.SPACE))]
