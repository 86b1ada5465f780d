"""The messages and properties that the play server accepts from a browser: those that Flet's own client sends.

Flet itself applies whatever a client sends: any field of any control of its page, private ones too, and nested values
in place, though these may belong to other pages as well.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgpack
from flet.messaging.protocol import MessageAction, decode_ext_from_msgpack

from engine.messages.errors import PocketSwitchError

Body = dict[str, Any]
Fits = Callable[[Any], bool]

CONTROL_MESSAGE: Final = 0  # the first byte of a frame; 1 is a data channel, which the app doesn't use


class UnfitMessage(PocketSwitchError):
    """A message that Flet's own client never sends."""

    code = "client-message"


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_bool(value: Any) -> bool:
    return isinstance(value, bool)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _is_edges(value: Any) -> bool:
    """Return whether the value is a padding with four numbers."""
    return isinstance(value, dict) and value.keys() == _EDGES and all(map(_is_number, value.values()))


def _is_media(value: Any) -> bool:
    return isinstance(value, dict) and all(name in _MEDIA and _MEDIA[name](each) for name, each in value.items())


_EDGES: Final = {"left", "top", "right", "bottom"}
_MEDIA: Final[Mapping[str, Fits]] = {
    "padding": _is_edges,
    "view_padding": _is_edges,
    "view_insets": _is_edges,
    "device_pixel_ratio": _is_number,
    "orientation": ("portrait", "landscape").__contains__,
    "always_use_24_hour_format": _is_bool,
}
#: By type of control, the properties that Flet's client changes itself (its Dart sources, `updateProperties` and
#: `updateControl`), for all types in the app. It also sends the cursor of a text field and the position of a desktop
#: window, which the app doesn't read.
PROPERTIES: Final[Mapping[str, Mapping[str, Fits]]] = {
    "Page": {
        "route": _is_text,
        "width": _is_number,
        "height": _is_number,
        "platform_brightness": ("light", "dark").__contains__,
        "media": _is_media,
    },
    "AlertDialog": {"open": _is_bool},
    "CupertinoSlider": {"value": _is_number},
    "SnackBar": {"open": _is_bool},
    "TextField": {"value": _is_text},
}
#: Properties of the page that it sends once, when it registers.
_REGISTERED: Final[Mapping[str, Fits]] = {
    **dict.fromkeys(("pwa", "web", "debug", "wasm", "test", "multi_view", "pyodide"), _is_bool),
    "platform": ("android", "ios", "macos", "windows", "linux", "android_tv", "fuchsia").__contains__,
}
#: Events that only Flet itself dispatches, and the fields of an event that it sets itself.
_OWN_EVENTS: Final = {"connect", "disconnect", "close"}
_OWN_NAMES: Final = {"control", "name"}

_FIELDS: Final[Mapping[MessageAction, Mapping[str, Fits]]] = {
    MessageAction.REGISTER_CLIENT: {
        "session_id": lambda value: value is None or _is_text(value),
        "page_name": _is_text,
        "page": lambda value: isinstance(value, dict),
    },
    MessageAction.CONTROL_EVENT: {"target": _is_number, "name": _is_text, "data": lambda _: True},
    MessageAction.UPDATE_CONTROL_PROPS: {"id": _is_number, "props": lambda value: isinstance(value, dict)},
    MessageAction.INVOKE_METHOD: {
        "control_id": _is_number,
        "call_id": _is_text,
        "result": lambda _: True,
        "error": lambda value: value is None or _is_text(value),
    },
}


def read_frame(frame: bytes) -> tuple[MessageAction, Body] | None:
    """Return the message in a WebSocket frame; None if the frame belongs to a data channel. Raises UnfitMessage."""
    if not frame or frame[0] != CONTROL_MESSAGE:
        return None
    try:
        action, body = msgpack.unpackb(frame[1:], ext_hook=decode_ext_from_msgpack)
        action = MessageAction(action)
    except (ValueError, TypeError, OverflowError, RecursionError, msgpack.UnpackException) as problem:
        raise UnfitMessage(f"it can't be read: {type(problem).__name__}") from None
    fields = _FIELDS.get(action)
    if fields is None or not isinstance(body, dict) or body.keys() != fields.keys():
        raise UnfitMessage(f"a message {action.name} with other fields")
    if unfit := [name for name, fits in fields.items() if not fits(body[name])]:
        raise UnfitMessage(f"a message {action.name} with another value of {', '.join(unfit)}")
    return action, body


def client_properties(kind: str, sent: Mapping[str, Any], registers: bool = False) -> Body:
    """Return those of the properties `sent` for a type of control that a client may change.

    When a client `registers`, it may also send properties of itself.
    """
    known = {**PROPERTIES.get(kind, {}), **(_REGISTERED if registers else {})}
    return {name: value for name, value in sent.items() if name in known and known[name](value)}


def is_client_event(name: str, data: Any) -> bool:
    """Return whether a client may send an event of this name with this data."""
    return name not in _OWN_EVENTS and not (isinstance(data, dict) and (data.keys() & _OWN_NAMES))
