"""What lies open over a screen (a menu, a panel, a question, a tip) and which of it is the top layer: Back and Escape
put that away before anything else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(eq=False)
class Layer:
    """Something open over the screen at an address, and what puts it away."""

    address: str
    put_away: Callable[[], Awaitable[None]]


class Layers:
    """The open layers of one window, and the addresses it has been at, by which a step back is known."""

    def __init__(self) -> None:
        self._open: list[Layer] = []
        self._watched: dict[str, Callable[[bool], None]] = {}
        self._visited: list[str] = []
        self._sent = ""  # where the app itself goes, until that arrives

    def begin(self, address: str) -> None:
        """The window opens at an address."""
        self._visited = [_path(address)]

    @property
    def top(self) -> Layer | None:
        """The layer opened last over the screen in front."""
        here = self._visited[-1] if self._visited else ""
        return next((each for each in reversed(self._open) if each.address == here), None)

    async def put_top_away(self) -> bool:
        """Puts the top layer away; whether there was one."""
        top = self.top
        if top is not None:
            await top.put_away()
        return top is not None

    def open(self, layer: Layer) -> None:
        """Something is open now, over all that was open before."""
        self._open.append(layer)
        self._tell(layer.address)

    def close(self, layer: Layer) -> None:
        """Removes a layer that is no longer shown."""
        if layer in self._open:
            self._open.remove(layer)
            self._tell(layer.address)

    def watch(self, address: str, tell: Callable[[bool], None]) -> None:
        """Has `tell` called with whether nothing is open over the screen at an address, whenever that changes."""
        self._watched[_path(address)] = tell

    def _tell(self, address: str) -> None:
        tell = self._watched.get(address)
        if tell is not None:
            tell(not any(each.address == address for each in self._open))

    def send(self, address: str) -> None:
        """The app itself goes to an address."""
        self._sent = _path(address)

    def is_back(self, address: str) -> bool:
        """Whether somebody goes back by arriving at an address; which page lies before the one that was loaded first is
        not known, so that each counts.
        """
        path = _path(address)
        if path in (self._sent, *self._visited[-1:]):
            return False
        return len(self._visited) < 2 or path == self._visited[-2]

    def arrive(self, address: str) -> None:
        """The screen at an address is in front now."""
        path = _path(address)
        if path == self._sent:
            self._sent = ""  # what was sent later is still on its way
        if self._visited[-2:-1] == [path]:
            self._visited.pop()
        elif self._visited[-1:] != [path]:
            self._visited.append(path)


def _path(address: str) -> str:
    """An address without what follows its path."""
    return address.partition("?")[0].partition("#")[0].rstrip("/") or "/"
