"""A client for screens without a browser: the app's own session, with this in place of Flutter.

It reaches into private parts of Flet, which is pinned; this file is the only one that does.
"""

from __future__ import annotations

import asyncio
import gc
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from app.platform.background import Touch
from tests.app.mirror import Mirror, differences

PATIENCE = 30.0  # seconds
LOOK_AGAIN = 0.02  # seconds until a condition is looked at again when the app sends nothing

EDGES = {"left": 0.0, "top": 0.0, "right": 0.0, "bottom": 0.0}
NEEDS = {
    "accessible_navigation": False,
    "bold_text": False,
    "disable_animations": False,
    "high_contrast": False,
    "invert_colors": False,
    "on_off_switch_labels": False,
    "reduce_motion": False,
    "supports_announcements": True,
}


class Client(Connection):
    """What Flutter would be: it gets every message packed as on the wire, answers calls, and can be looked at,
    tapped and told of events. Made by `opened`.
    """

    def __init__(self, executor: ThreadPoolExecutor, answers: Mapping[str, Any]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop = asyncio.get_running_loop()
        self.executor = executor
        self.pubsubhub = PubSubHub(loop=self.loop, executor=executor)
        self.answers = {"get_accessibility_features": NEEDS, **answers}
        self.sent: list[tuple[MessageAction, Any]] = []
        self.called: list[tuple[str, Any]] = []
        self.crash = ""
        self.mirror = Mirror()
        self.session = Session(self)
        self._pack: Callable[[Any], Any] = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
        self._news = asyncio.Event()

    # What Flet calls

    def send_message(self, message: Message) -> None:
        """Take a message as the wire would carry it. A crash is kept, a call is answered."""
        action, body = msgpack.unpackb(
            msgpack.packb([message.action, message.body], default=self._pack), strict_map_key=False
        )
        self.sent.append((MessageAction(action), body))
        if message.action == MessageAction.REGISTER_CLIENT:
            self.mirror.keep(body["page_patch"])
        elif message.action == MessageAction.PATCH_CONTROL and body["id"] in self.mirror.controls:
            try:
                self.mirror.patch(body["id"], body["patch"])
            except (LookupError, TypeError, AttributeError) as problem:
                self.crash = self.crash or f"no client can follow: {problem!r} in {str(body)[:2000]}"
        elif message.action == MessageAction.SESSION_CRASHED:
            self.crash = body["message"]
        elif message.action == MessageAction.INVOKE_METHOD:
            arguments = body.get("args")
            self.called.append((body["name"], arguments))
            answer = self.answers.get(body["name"])
            result = answer(arguments) if callable(answer) else answer
            self.loop.call_soon(
                self.session.handle_invoke_method_results, body["control_id"], body["call_id"], result, None
            )
        self._news.set()

    def note_failure(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Keep what a task raised that nobody awaits, such as an effect: without this it is only logged."""
        error = context.get("exception")
        told = "".join(traceback.format_exception(error)) if error else ""
        self.crash = self.crash or f"{context['message']}\n{told}"

    # Looking

    def astray(self) -> list[str]:
        """Where what Flutter has is not what the app has."""
        app = self.packed(self.page)
        return differences(app, self.mirror.controls[app["_i"]])

    def packed(self, control: BaseControl) -> Any:
        """All that Flutter gets of a control and what lies in it."""
        return msgpack.unpackb(msgpack.packb(control, default=self._pack), strict_map_key=False)

    @property
    def page(self) -> ft.Page:
        """The app's page."""
        page: ft.Page = self.session.page
        return page

    def controls(self) -> Iterator[BaseControl]:
        """Every control of the page, parents first, as the client has them; what is invisible is left out."""
        yield from _walk(self.page, set())

    def all(self, name: str) -> list[BaseControl]:
        """The controls that have this key or this semantics identifier; with a * at the end, that begin so."""
        fits = _fitting(name)
        return [control for control in self.controls() if fits(control)]

    def has(self, name: str) -> bool:
        """Whether there is such a control now."""
        return any(map(_fitting(name), self.controls()))

    def find(self, name: str) -> BaseControl:
        """The first control with this key or semantics identifier; an error that lists the others."""
        fits = _fitting(name)
        for control in self.controls():
            if fits(control):
                return control
        raise AssertionError(f"no {name} among {sorted({each for one in self.controls() for each in names(one)})}")

    def spoken(self, name: str) -> str:
        """What a screen reader says of it: its label, else the texts in it."""
        control = self.find(name)
        return getattr(control, "label", None) or " ".join(texts(control))

    def texts(self) -> list[str]:
        """All texts that a person sees, in reading order."""
        return texts(self.page)

    # Doing

    async def send(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Tell the app of an event on a control, and let it react."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def resize(self, width: float, height: float) -> None:
        """Turn the device, or drag the window's edge; sizes in logical pixels."""
        size = {"width": width, "height": height}
        self.session.apply_page_patch(size)
        await self.send(self.page, "resize", size)

    async def click(self, name: str) -> None:
        """Tap a control found by its name: it, or the first thing in it that hears a tap."""
        await self.tap(self.find(name))

    async def tap(self, control: BaseControl) -> None:
        """Tap this control, or the first thing in it that hears a tap."""
        for heard in _walk(control, set()):
            for event in ("click", "tap"):
                if getattr(heard, f"on_{event}", None) is not None and not getattr(heard, "disabled", False):
                    await self.send(heard, event)
                    return
        raise AssertionError(f"{control} hears no tap")

    async def go(self, route: str) -> None:
        """Go to a route as the address bar does."""
        self.session.apply_page_patch({"route": route})
        await self.send(self.page, "route_change", {"route": route})

    async def settle(self) -> None:
        """Let the app run until it has sent nothing for a while of turns of its loop."""
        quiet = 0
        while quiet < 10:
            before = len(self.sent)
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self.sent) == before else 0
        assert not self.crash, self.crash

    async def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Wait until a condition holds: looked at after each message, and now and then."""
        end = self.loop.time() + PATIENCE
        while not condition():
            assert not self.crash, self.crash
            assert self.loop.time() < end, f"never came: {what or condition}; on screen: {self.texts()}"
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), LOOK_AGAIN)
            except TimeoutError:
                continue
        await self.settle()

    async def wait(self, name: str) -> BaseControl:
        """Wait until there is a control with this name."""
        await self.until(lambda: self.has(name), name)
        return self.find(name)


@asynccontextmanager
async def opened(
    main: Callable[[ft.Page], Any],
    *,
    route: str = "/",
    width: float = 390,
    height: float = 844,
    dark: bool = False,
    web: bool = True,
    answers: Mapping[str, Any] | None = None,
) -> AsyncIterator[Client]:
    """The app as a visitor gets it: `async with opened(main, route="/rules") as client:`. `answers` are what the client
    returns by method name, or functions of the method's arguments.
    """
    gc.freeze()  # what was there before need not be searched at the end
    Touch.drawn = 0.0  # this client draws at once
    with ThreadPoolExecutor() as executor:
        client = Client(executor, answers or {})
        session = client.session
        client.loop.set_exception_handler(client.note_failure)
        brightness = "dark" if dark else "light"
        session.apply_page_patch(
            {
                "route": route,
                "width": width,
                "height": height,
                "web": web,
                "platform": "android",
                "platform_brightness": brightness,
                "media": {
                    "padding": EDGES,
                    "view_padding": EDGES,
                    "view_insets": EDGES,
                    "device_pixel_ratio": 2.0,
                    "orientation": "portrait" if height > width else "landscape",
                    "always_use_24_hour_format": False,
                },
            }
        )
        first = session.get_page_patch()  # type: ignore[no-untyped-call]
        client.send_message(Message(MessageAction.REGISTER_CLIENT, RegisterClientResponseBody(session.id, first, "")))
        token = _context_page.set(session.page)
        try:
            started = main(session.page)
            if asyncio.iscoroutine(started):
                await started
            await session.after_event(session.page)
            await client.settle()
            yield client
            if not client.crash:
                assert not client.astray(), client.astray()
        finally:
            _context_page.reset(token)
            session.close()  # type: ignore[no-untyped-call]
            await asyncio.sleep(0)
        gc.collect()  # a task that failed says so when it goes
        assert not client.crash, client.crash


def hears(control: BaseControl) -> bool:
    """Whether something that is done on it is to be answered."""
    return any(getattr(control, name) for name in type(control)._event_fields)  # type: ignore[attr-defined]


def names(control: BaseControl) -> list[str]:
    """Its key and its semantics identifier, where it has them."""
    key = getattr(control, "key", None)
    value = getattr(key, "value", key)
    identifier = getattr(control, "identifier", None)
    return [str(name) for name in (value, identifier) if name is not None]


def _fitting(name: str) -> Callable[[BaseControl], bool]:
    if name.endswith("*"):
        return lambda control: any(found.startswith(name[:-1]) for found in names(control))
    return lambda control: name in names(control)


def texts(control: BaseControl) -> list[str]:
    """Every text in a control, in reading order."""
    return [str(each.value) for each in _walk(control, set()) if isinstance(each, ft.Text) and each.value]


def _walk(value: Any, seen: set[int]) -> Iterator[BaseControl]:
    """All controls in a value: what hangs in fields, lists and what a component has drawn."""
    left = [value]
    while left:
        value = left.pop()
        if isinstance(value, (list, tuple)):
            left.extend(reversed(value))
        elif isinstance(value, Mapping):
            left.extend(reversed(list(value.values())))
        elif (held := _held(value.__class__)) and id(value) not in seen:
            if isinstance(value, BaseControl):
                seen.add(id(value))
                if getattr(value, "visible", True) is False:
                    continue
                yield value
            left.extend(reversed(_inside(value, held)))


def _inside(value: Any, held: tuple[str, ...]) -> list[Any]:
    """What lies in these fields. Flet's controls keep in `_values` what differs from a field's default, and no default
    is a control: to look there takes a third of the time that asking the descriptor of each field takes.
    """
    own = value.__dict__
    given = own.get("_values", own)
    found = [given[name] if name in given else own.get(name) for name in held]
    return [each for each in found if each is not None]


def children(control: Any) -> Iterator[BaseControl]:
    """The controls directly in a control, in the order in which it holds them."""
    left = _inside(control, _held(control.__class__))[::-1]
    while left:
        value = left.pop()
        held = _held(value.__class__)
        if isinstance(value, (list, tuple)):
            left.extend(reversed(value))
        elif isinstance(value, BaseControl):
            if getattr(value, "visible", True) is not False:
                yield value
        elif isinstance(value, Mapping):
            left.extend(reversed(list(value.values())))
        elif held:
            left.extend(reversed(_inside(value, held)))


@cache
def _held(kind: type) -> tuple[str, ...]:
    """The fields of a dataclass that may hold a control; none for anything else."""
    if not is_dataclass(kind):
        return ()
    return tuple(each.name for each in fields(kind) if not each.metadata.get("skip", False) and each.name != "_parent")
