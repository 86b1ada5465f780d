"""A browser can change only what Flet's own client changes: some plain properties of its own page's controls."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import flet as ft
import msgpack
import pytest
from flet.messaging.protocol import MessageAction
from hypothesis import given
from hypothesis import strategies as st

from app.platform.server.client_messages import PROPERTIES, UnfitMessage, client_properties, is_client_event, read_frame

ROOT = Path(__file__).resolve().parents[4]
#: The kinds of controls with properties that Flet's client changes by itself: `updateProperties` in its Dart sources.
CHANGED_BY_CLIENT = {
    "AlertDialog", "AutoComplete", "Banner", "BottomSheet", "Checkbox", "Chip", "CupertinoAlertDialog",
    "CupertinoBottomSheet", "CupertinoCheckbox", "CupertinoDatePicker", "CupertinoNavigationBar", "CupertinoPicker",
    "CupertinoSegmentedButton", "CupertinoSlider", "CupertinoSlidingSegmentedButton", "CupertinoSwitch",
    "CupertinoTextField", "CupertinoTimerPicker", "DatePicker", "DateRangePicker", "Dropdown", "DropdownM2",
    "ExpansionPanel", "ExpansionTile", "NavigationBar", "NavigationDrawer", "NavigationRail", "PageView", "RadioGroup",
    "RangeSlider", "SearchBar", "SegmentedButton", "Slider", "SnackBar", "Switch", "Tabs", "TextField", "TimePicker",
}  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inside: st.lists(inside) | st.dictionaries(st.text(), inside),
    max_leaves=5,
)
EDGES = {"left": 0.0, "top": 47.0, "right": 0.0, "bottom": 34.0}
MEDIA = {
    "padding": EDGES,
    "view_padding": EDGES,
    "view_insets": EDGES,
    "device_pixel_ratio": 3.0,
    "orientation": "portrait",
    "always_use_24_hour_format": True,
}


def frame(*message: Any) -> bytes:
    content: bytes = msgpack.packb(message)
    return b"\0" + content


def test_all_kinds_of_controls_in_the_app_that_a_client_changes_are_known() -> None:
    used = {
        node.func.attr
        for path in (ROOT / "app").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name)
        if node.func.value.id == "ft"
    }
    assert used & CHANGED_BY_CLIENT == PROPERTIES.keys() - {"Page"}


@pytest.mark.parametrize("kind", PROPERTIES)
def test_the_properties_of_a_kind_are_fields_of_its_control(kind: str) -> None:
    assert PROPERTIES[kind].keys() <= getattr(ft, kind).__dataclass_fields__.keys()


@given(st.sampled_from([*PROPERTIES, "Container", "Image"]), st.dictionaries(st.text() | st.just("value"), VALUES))
def test_only_plain_values_of_known_properties_are_taken(kind: str, sent: dict[str, Any]) -> None:
    taken = client_properties(kind, sent)
    assert taken.keys() <= PROPERTIES.get(kind, {}).keys()
    assert not any(isinstance(value, dict | list) for value in taken.values())
    assert not any(name.startswith("_") for name in taken)


@pytest.mark.parametrize(
    ("kind", "sent"),
    [
        ("Page", {"route": "/", "width": 390.0, "height": 844, "platform_brightness": "dark", "media": MEDIA}),
        ("TextField", {"value": "Ann"}),
        ("CupertinoSlider", {"value": 1.2}),
        ("SnackBar", {"open": False}),
        ("AlertDialog", {"open": False}),
    ],
)
def test_changes_from_a_client_are_applied(kind: str, sent: dict[str, Any]) -> None:
    assert client_properties(kind, sent) == sent


@pytest.mark.parametrize(
    ("kind", "sent"),
    [
        ("Container", {"foreground_decoration": {"image": {"src": "http://evil.example/"}}}),
        ("Page", {"media": {**MEDIA, "padding": {**EDGES, "left": {"x": 1}}}}),
        ("Page", {"media": {**MEDIA, "_frozen": True}}),
        ("Page", {"_i": 7, "views": [], "window": {"width": 1}, "web": False}),
        ("TextField", {"value": {"x": 1}, "_values": {}}),
        ("CupertinoSlider", {"value": True}),
    ],
)
def test_whatever_else_is_sent_is_dropped(kind: str, sent: dict[str, Any]) -> None:
    assert client_properties(kind, sent) == {}


def test_client_description_is_read_only_at_registration() -> None:
    sent = {"web": True, "platform": "android", "window": {"width": 1.0}}
    assert client_properties("Page", sent) == {}
    assert client_properties("Page", sent, registers=True) == {"web": True, "platform": "android"}


def test_the_messages_of_flets_client_are_read() -> None:
    for action, body in (
        (1, {"session_id": None, "page_name": "", "page": {"route": "/"}}),
        (3, {"target": 7, "name": "click", "data": None}),
        (4, {"id": 7, "props": {"value": "x"}}),
        (5, {"control_id": 7, "call_id": "x", "result": {"a": [1]}, "error": None}),
    ):
        assert read_frame(frame(action, body)) == (MessageAction(action), body)
    assert read_frame(b"\1\0\0\0\0data") is None


@pytest.mark.parametrize(
    "unfit",
    [
        b"\0",
        b"\0\xc1",
        b"\0" + b"\x91" * 2000,
        frame(1),
        frame(4, {"id": 7}),
        frame(4, {"id": "7", "props": {}}),
        frame(4, {"id": 7, "props": []}),
        frame(3, {"target": 7, "name": 8, "data": None}),
        frame(3, {"target": 7, "name": "click", "data": None, "more": 1}),
        frame(2, {"id": 1, "patch": []}),
        frame(99, {}),
        frame(4, [7, {}]),
        frame([4], {}),
        b"\0" + msgpack.packb([3, {"target": 7, "name": "change", "data": msgpack.ExtType(1, b"no date")}]),
    ],
)
def test_a_message_of_another_form_is_refused(unfit: bytes) -> None:
    with pytest.raises(UnfitMessage):
        read_frame(unfit)


@given(st.binary(max_size=300))
def test_whatever_a_frame_holds_it_is_read_or_refused(content: bytes) -> None:
    try:
        read_frame(b"\0" + content)
    except UnfitMessage as problem:
        assert str(problem)


def test_events_that_flet_makes_itself_are_not_taken_from_a_client() -> None:
    assert is_client_event("click", {"local_x": 1.0}) and is_client_event("change", "Ann")
    assert not any(is_client_event(name, None) for name in ("connect", "disconnect", "close"))
    assert not is_client_event("click", {"control": 7, "local_x": 1.0})
