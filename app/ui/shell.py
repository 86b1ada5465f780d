"""What every screen stands on: the visitor's state, its hooks, and the net under drawing and under handlers."""

from __future__ import annotations

import asyncio
import inspect
import logging
import sys
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial, wraps
from importlib import import_module
from types import FunctionType, MethodType, ModuleType
from typing import TYPE_CHECKING, Any, Final, ParamSpec, TypeVar

import flet as ft

from app.lazy_routes import later
from app.patches.flet import drawing_task
from app.platform.background import Touch, finish, off_loop
from app.platform.spoken import remember
from app.preferences import Settings
from app.ui import theme
from app.ui.layers import Layer, Layers
from app.ui.page_theme import dress
from app.ui.report import Journal, write_report
from app.ui.words import ENGLISH, hold_words, speak, tr, use_indices
from engine.messages import FROM_THE_RIGHT, SpokenError, best_language
from store import StoreError

if TYPE_CHECKING:
    from app.data import Data, PersonLook
    from app.ui.sounds import Sounds

P = ParamSpec("P")
T = TypeVar("T")
_log = logging.getLogger("app")
_SOUNDS: Final = later("ui.sounds", "Sounds")  # imported late: its player is slow to import
NOT_CHANGED: Final[Any] = None
ESCAPE: Final = "Escape"


@dataclass(frozen=True)
class Size:
    """The window in logical pixels and what its edges lose to notches and bars."""

    width: float = 390
    height: float = 844
    left: float = 0
    top: float = 0
    right: float = 0
    bottom: float = 0

    @property
    def edges(self) -> ft.Padding:
        """The room that the edges lose."""
        return ft.Padding.only(left=self.left, top=self.top, right=self.right, bottom=self.bottom)

    @property
    def landscape(self) -> bool:
        """Whether it is wide and too low for what a phone held upright shows."""
        return self.width > self.height and self.height < theme.LOW_SCREEN


@ft.observable
@dataclass(eq=False)
class App:
    """What one visitor's screens share. Assign whole values: screens that hold it are drawn again.

    `system_languages` are the languages that the system wants, most wanted first, `language` the one that is spoken;
    `active` is whether the app is in front, `present` whether anybody's screen is connected at all; `letters` how much
    larger than written a person's system shows them, as far as a screen has measured it.
    `data` is None until the store is open; `trouble` says why it could not be opened, or what was mended.
    `backup_wanted` is whether a backup is to be offered. `guest`: the page of somebody who plays in a room of this
    device, and is to see nothing else of it; `data` stays None then, and `rooms_ready` says that its rooms are known.
    """

    settings: Settings = field(default_factory=Settings)
    size: Size = field(default_factory=Size)
    system_dark: bool = False
    system_languages: tuple[str, ...] = ()
    language: str = ENGLISH
    system_still: bool = False
    system_contrast: bool = False
    spoken: bool = False
    active: bool = True
    present: bool = True
    letters: float = 1.0
    data: Data | None = None
    trouble: str = ""
    backup_wanted: bool = False
    guest: bool = False
    rooms_ready: bool = False
    _page: ft.Page | None = None
    _journal: Journal = field(default_factory=Journal)
    _layers: Layers = field(default_factory=Layers)
    _keys: Callable[[ft.KeyboardEvent], Awaitable[None]] | None = None
    _notation: Callable[[], str] | None = None
    _wanted: Callable[[Data], object] | None = None
    _early: set[str] = field(default_factory=set)  # settings changed before there was a store to keep them
    _going: set[asyncio.Future[None]] = field(default_factory=set)
    _aside: set[asyncio.Future[None]] = field(default_factory=set)
    _running: set[asyncio.Future[None]] = field(default_factory=set)
    _left: bool = False
    _touch: Touch = field(default_factory=Touch)
    _services: dict[type[ft.Service], ft.Service] = field(default_factory=dict)
    _sounds: Sounds | None = None

    @property
    def page(self) -> ft.Page:
        """The visitor's page."""
        assert self._page is not None
        return self._page

    @property
    def journal(self) -> Journal:
        """What happened lately."""
        return self._journal

    @property
    def layers(self) -> Layers:
        """What is open over the screens."""
        return self._layers

    @property
    def dark(self) -> bool:
        """Whether screens other than the felt are dark."""
        return self.system_dark if self.settings.appearance == "system" else self.settings.appearance == "dark"

    @property
    def ink(self) -> theme.Ink:
        """The colours of screens other than the felt."""
        return theme.ink(self.dark, self.contrast)

    @property
    def contrast(self) -> bool:
        """Whether there is to be more contrast."""
        return self.system_contrast if self.settings.contrast == "system" else self.settings.contrast == "on"

    @property
    def cards(self) -> theme.CardLook:
        """How cards are drawn."""
        wanted = self.settings
        return theme.CardLook(wanted.four_colours, wanted.back, wanted.courts, self.contrast)

    @property
    def on_phone(self) -> bool:
        """Whether there is a share sheet to open: on a phone, and not in its browser."""
        platform = self.page.platform
        return not self.page.web and platform is not None and platform.is_mobile()

    @property
    def from_the_right(self) -> bool:
        """Whether the language is written from right to left."""
        return self.language in FROM_THE_RIGHT

    def margin(self, before: float = 0, after: float = 0) -> ft.Padding:
        """Room before and after in the direction in which the language is written."""
        left, right = (after, before) if self.from_the_right else (before, after)
        return ft.Padding.only(left=left, right=right)

    @property
    def still(self) -> bool:
        """Whether nothing may move."""
        return self.system_still if self.settings.motion == "system" else self.settings.motion == "off"

    def milliseconds(self, duration: int) -> int:
        """A duration of the theme, or nothing where nothing may move."""
        return 0 if self.still else duration

    def when_open(self, work: Callable[[Data], object]) -> None:
        """Does something with the store, as soon as it is open: of what is wanted before that, the last."""
        if self.data is not None:
            work(self.data)
        else:
            self._wanted = work

    async def take_data(self, data: Data) -> None:
        """The store is open: tells the screens, and does what somebody was too quick for."""
        self.data = data
        self.keep_early(data)
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            await on(partial(wanted, data))()

    @property
    def has_early(self) -> bool:
        """Whether something was set before the store was open, and is to be written down still."""
        return bool(self._early)

    def keep_early(self, data: Data) -> None:
        """Writes down what was set before the store was open."""
        for key in self._early:
            data.keep_setting(self.settings, key)
        self._early.clear()

    @property
    def touch(self) -> Touch:
        """When somebody last did something here."""
        return self._touch

    @property
    def running(self) -> set[asyncio.Future[None]]:
        """What runs on its screens and beside them, to be ended with the window."""
        return self._running

    @property
    def has_left(self) -> bool:
        """Whether the window is gone: what fails in it from now on has nobody to be told."""
        return self._left

    async def leave(self) -> None:
        """The window is gone: ends what runs in it, which frees its match for other windows, and closes the store. What
        was to be heard and felt has nobody to answer it any more.
        """
        self._left = True
        await _end(self.running)
        if self.data is not None:
            await self.data.close()
        await _end(self._aside)

    def begin(self, work: Callable[[Data], str | None]) -> None:
        """Begins a match or keeps a game in the store, as soon as it is open, and shows the screen whose route comes
        back. A second tap while that screen is on its way begins and keeps nothing.
        """

        async def begun(data: Data) -> None:
            route = await finish(partial(work, data))
            if route is not None:
                self.go(route)

        def once(data: Data) -> None:
            if not self._going:
                self._follow(on(partial(begun, data))())

        self.when_open(once)

    def go(self, route: str) -> None:
        """Shows the screen of a route."""
        self._wanted = None
        self.journal.note(f"go {route}")
        self.layers.send(route)
        self._follow(self.page.push_route(route))

    def _follow(self, way: Awaitable[None]) -> None:
        going = asyncio.ensure_future(way)
        self._going.add(going)
        going.add_done_callback(self._gone)

    def _gone(self, going: asyncio.Future[None]) -> None:
        # A window that is left on its way somewhere, for another address, has nothing more to answer.
        self._going.discard(going)
        if not going.cancelled() and (problem := going.exception()):
            _log.info("a window was left on its way: %s", problem)

    def say(self, text: str, above: float = 0) -> None:
        """Shows a passing message at the foot of the screen, `above` what is tapped there."""
        edge = theme.GAP
        self.page.show_dialog(
            ft.SnackBar(
                content=ft.Text(
                    hold_words(text), semantics_label=text, color=theme.ON_FELT, size=theme.BODY, weight=theme.STRONG
                ),
                rtl=self.from_the_right,
                bgcolor=theme.COUNT_BADGE,
                behavior=ft.SnackBarBehavior.FLOATING,
                margin=ft.Margin.only(left=edge, right=edge, bottom=above + edge),
                shape=ft.RoundedRectangleBorder(radius=theme.PANEL_RADIUS),
                duration=theme.MESSAGE,
            )
        )

    def set(self, key: str, value: object) -> None:
        """Changes one setting, at once and for good."""
        self.settings = self.settings.with_value(key, value)
        if key in ("appearance", "contrast", "motion"):
            self.dress()
        elif key == "language":
            self.speak()
        elif key == "indices":
            use_indices(self.page, self.settings.indices)
        if self.data is not None:
            self.data.keep_setting(self.settings, key)
        else:
            self._early.add(key)

    def recall(self, kept: Settings) -> None:
        """What is kept of the settings is known now: what somebody has changed already stays as they changed it. They
        saw no names yet: those that they added come after the kept ones.
        """
        settings = kept
        for key in self._early:
            value = self.settings.value(key)
            settings = settings.with_value(key, (*kept.names, *value) if key == "names" else value)
        self.settings = settings

    def dress(self) -> None:
        """Gives the page the fonts, colours and movement that are set."""
        dress(self.page, self.settings.appearance, self.language, still=self.still, contrast=self.contrast)

    def speak(self) -> bool:
        """Has every screen drawn in the language that is set, or that the system wants most of those there are; whether
        it is another than before.
        """
        chosen = self.settings.language
        use_indices(self.page, self.settings.indices)
        tag = best_language(self.system_languages) if chosen == "system" else chosen
        if tag == self.language:
            return False
        speak(self.page, tag)
        self.language = tag
        self.dress()
        if not self.guest:
            self._follow(off_loop(partial(remember, tag)))
        return True

    def look_of(self, name: str) -> PersonLook | None:
        """How somebody of this name is drawn; None for who is not known here."""
        return self.data.looks().get(name) if self.data is not None else None

    def service(self, kind: type[Any]) -> Any:
        """The visitor's one service of a kind, such as ft.HapticFeedback; held here so that it lives on."""
        if kind not in self._services:
            self._services[kind] = kind()
        return self._services[kind]

    async def copy(self, text: str, above: float = 0) -> None:
        """Puts a text on the clipboard and says so, `above` what is tapped at the foot of the screen."""
        await self.service(ft.Clipboard).set(text)
        self.say(tr("shell.copied"), above)

    async def taken(self) -> None:
        """Returns once the client has taken what it was sent, as its answer to a question says, or gives none."""
        with suppress(Exception):
            await self.service(ft.SemanticsService).get_accessibility_features()

    async def announce(self, text: str) -> None:
        """Has a screen reader say something."""
        await self.service(ft.SemanticsService).announce_message(text)

    async def buzz(self, kind: str) -> None:
        """A touch one can feel (`light` or `medium`), where that is set."""
        if self.settings.haptics:
            await getattr(self.service(ft.HapticFeedback), f"{kind}_impact")()

    async def sound(self, name: str) -> None:
        """One of the table's sounds, where that is set."""
        if not self.settings.sounds:
            return
        if self._sounds is None:
            self._sounds = _SOUNDS(self.page)
        await self._sounds.play(name)

    def stay_awake(self, on: bool) -> None:
        """The screen stays on, or may go dark again, where there is one and it can be told so."""
        if self.present:
            service = self.service(ft.Wakelock)
            self.run_aside(service.enable() if on else service.disable())

    def run_aside(self, work: Awaitable[None]) -> None:
        """Has something heard or felt beside the game: a device that cannot do it stops nothing."""

        async def quietly() -> None:
            try:
                await work
            except (RuntimeError, TimeoutError):
                return
            except Exception as problem:
                self.journal.note_failure("what is heard and felt", problem)

        # Held until it is done: the event loop itself keeps no hold of a task.
        task = asyncio.ensure_future(quietly())
        self._aside.add(task)
        task.add_done_callback(self._aside.discard)

    def hear_keys(self, pressed: Callable[[ft.KeyboardEvent], Awaitable[None]] | None) -> None:
        """Sets the current screen's key handler; None once the screen is left."""
        self._keys = pressed

    async def press(self, event: ft.KeyboardEvent) -> None:
        """A key was pressed: Escape puts the top layer away, all others go to the screen that hears them."""
        if event.key == ESCAPE and await self.layers.put_top_away():
            return
        if self._keys is not None:
            await self._keys(event)

    def hold_notation(self, notation: Callable[[], str] | None) -> None:
        """Says where the report gets the notation of the hand on the table; None when the table is left."""
        self._notation = notation

    def report(self) -> str:
        """What helps to find a fault, without names of people."""
        names = {*self.settings.names, *(self.data.people() if self.data else ())}
        return write_report(self.journal, self.page, (self.size.width, self.size.height), names, self._notation)


async def _end(tasks: Iterable[asyncio.Future[None]]) -> None:
    """Cancels them, and waits until they are done."""
    ending = list(tasks)
    for task in ending:
        task.cancel()
    await asyncio.gather(*ending, return_exceptions=True)


def app_of(page: ft.Page) -> App:
    """The state of the visitor whose page this is."""
    app = page.session.store.get("app")
    assert isinstance(app, App)
    return app


def app_here() -> App | None:
    """The state of the visitor for whom something is drawn; None where it is for nobody."""
    try:
        found = ft.context.page.session.store.get("app")
    except RuntimeError:  # no window, or one that is gone
        return None
    return found if isinstance(found, App) else None


def use_app() -> App:
    """A hook: the visitor's state; what calls it is drawn again when any of it changes."""
    app: App = ft.use_state(app_of(ft.context.page))[0]
    return app


def use_value(first: T) -> tuple[T, Callable[[T], None]]:
    """A hook: a value of one component and how to change it."""
    hook: Any = ft.use_state
    value, change = hook(first)
    return value, change


def use_newest(first: T | None) -> tuple[Callable[[], T], Callable[[Callable[[T], T]], None]]:
    """A hook: what gives the newest value of one component, and how to change it by a function of that. Two quick taps
    are both heard before anything is drawn anew: so the second builds on the first, not on what was drawn.

    It is `first` until it is changed; while that is None there is nothing yet to give or to change.
    """
    changed, keep = use_value(NOT_CHANGED)
    newest: Any = ft.use_ref(None)
    newest.current = first if changed is NOT_CHANGED else changed

    def change(do: Callable[[T], T]) -> None:
        newest.current = do(newest.current)
        keep(newest.current)

    return lambda: newest.current, change


def use_code(path: str) -> ModuleType | None:
    """A hook: the module of that name, read beside the event loop; None until all of it is here."""
    module = sys.modules.get(path)  # it is among the others as soon as any thread has begun to read it
    begun = getattr(getattr(module, "__spec__", None), "_initializing", False)
    code, keep = use_value(None if begun else module)

    async def read() -> None:
        if code is None:
            keep(await off_loop(partial(import_module, path)))

    ft.use_effect(on(read), [])
    return code


def use_running(app: App, id: int | str, run: Callable[[], Awaitable[None]]) -> None:
    """Runs the match, hand or room of an id, none at 0 or "", until the screen is left or shows another one."""
    # By the time a match gives way to the next one `run` is that of the next: what runs is held here.
    running = ft.use_memo(lambda: set[asyncio.Future[None]](), [])

    def begin() -> None:
        if id:
            task = asyncio.ensure_future(_run_under_net(app, run))
            for held in (running, app.running):
                held.add(task)
                task.add_done_callback(held.discard)

    def end() -> None:
        for task in running:
            task.cancel()

    ft.use_effect(begin, [id], cleanup=end)


async def _run_under_net(app: App, run: Callable[[], Awaitable[None]]) -> None:
    """A failure is kept for the report and said, and the screen stays."""
    try:
        await run()
    except Exception as problem:
        if is_left(app.page):
            _log.info("what ran on a screen was left with its window: %s", problem)
            return
        app.journal.note_failure("what runs on a screen", problem)
        app.say(describe_failure(problem))


def use_layer(put_away: Callable[[], Any]) -> None:
    """A hook: what this component draws is a layer over its screen, which Back and Escape `put_away`."""
    app, address = app_here(), ft.use_view_path()
    newest: Any = ft.use_ref(None)
    newest.current = put_away
    layer = ft.use_memo(lambda: Layer(address, on(lambda: newest.current())), [address])

    def open() -> None:
        if app is not None:
            app.layers.open(layer)

    def close() -> None:
        if app is not None:
            app.layers.close(layer)

    ft.use_effect(open, [layer], cleanup=close)


def on(handler: Callable[..., Any]) -> Callable[..., Awaitable[None]]:
    """A handler or an effect that cannot hurt the app: what it raises is kept and said in a message.

    Takes plain and async functions, with the event as their argument or without one.
    """
    wants_event = _asked(handler) > 0

    async def run(event: Any = None) -> None:
        page = ft.context.page
        if event is not None:  # an effect has none
            _note_touch()
        try:
            result = handler(event) if wants_event else handler()
            if inspect.isawaitable(result):
                await result
        except Exception as problem:
            if is_left(page):
                _log.info("a window that was left had something to do: %s", problem)
                return
            app = app_of(page)
            app.journal.note_failure(f"on {getattr(handler, '__qualname__', handler)}", problem)
            app.say(describe_failure(problem))
        finally:
            if event is not None:  # and what it has changed is sent only now
                _note_touch()
            # Drawing runs in one task; if something outside our net ended it, the next touch revives it.
            if not is_left(page):
                drawing_task.revive(page)

    return run


def _note_touch() -> None:
    """Somebody does something here: nobody thinks until the client of this window has taken the answer."""
    if app := app_here():
        app.touch.note(app.taken)


def describe_failure(problem: Exception) -> str:
    """What a person is told of a failure: the store knows why it could not write, some say it themselves; all else is
    for the report.
    """
    if isinstance(problem, SpokenError):
        return tr("shell.refused", why=problem.message)
    return tr(f"store.failed.{problem.cause}" if isinstance(problem, StoreError) else "shell.failed")


def is_left(page: ft.Page) -> bool:
    """Whether the page's session has ended, or is at its end: nothing can be shown there, and nobody told, any more."""
    try:
        if page.session is None or page.session.connection is None:
            return True
        app = page.session.store.get("app")
    except RuntimeError:
        return True
    return isinstance(app, App) and app.has_left


def part(body: Callable[P, ft.Control]) -> Callable[P, ft.Control]:
    """A component whose failure is a small card in its place instead of an app that stopped reacting."""

    @wraps(body)
    def guarded(*args: P.args, **kwargs: P.kwargs) -> ft.Control:
        try:
            return body(*args, **kwargs)
        except Exception as problem:
            app = app_of(ft.context.page)
            app.journal.note_failure(f"drawing {body.__qualname__}", problem)
            return ft.Icon(ft.Icons.ERROR_OUTLINE, color=theme.OBLIGATION)

    component: Callable[P, ft.Control] = ft.component(guarded)
    return component


def _asked(handler: Callable[..., Any]) -> int:
    """How many arguments it wants that have no default."""
    # Nearly all are one of these: a signature takes long to put together.
    if isinstance(handler, FunctionType | MethodType):
        return handler.__code__.co_argcount - len(handler.__defaults__ or ()) - isinstance(handler, MethodType)
    if isinstance(handler, partial) and not handler.keywords:
        return _asked(handler.func) - len(handler.args)
    wanted = [
        each
        for each in inspect.signature(handler).parameters.values()
        if each.default is each.empty and each.kind in (each.POSITIONAL_ONLY, each.POSITIONAL_OR_KEYWORD)
    ]
    return len(wanted)
