"""Layers over a screen (menu, panel, question, tip). Back and Escape close the top layer first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass


@dataclass(eq=False)
class OpenLayer:
    """A layer over the screen of an address, with the handler that closes it."""

    address: str
    put_away: Callable[[], Awaitable[None]]


class Layers:
    """The open layers of one window, and the addresses it has visited, which tell whether a new
    address is a step back.
    """

    def __init__(self) -> None:
        self._open: list[OpenLayer] = []
        self._watched: dict[str, Callable[[bool], None]] = {}
        self._visited: list[str] = []
        self._sent = ""  # the address the app itself is going to, until it arrives

    def set_first_address(self, address: str) -> None:
        """Set the first address of the window."""
        self._visited = [_address_path(address)]

    @property
    def top_layer(self) -> OpenLayer | None:
        """The layer over the current screen that was opened last; None if there's none."""
        here = self._visited[-1] if self._visited else ""
        return next((each for each in reversed(self._open) if each.address == here), None)

    async def close_top(self) -> bool:
        """Close the top layer over the current screen. Return whether there was one."""
        top = self.top_layer
        if top is not None:
            await top.put_away()
        return top is not None

    def add_layer(self, layer: OpenLayer) -> None:
        """Add a layer above all others."""
        self._open.append(layer)
        self._tell_watchers(layer.address)

    def remove_layer(self, layer: OpenLayer) -> None:
        """Remove a layer that is no longer shown."""
        if layer in self._open:
            self._open.remove(layer)
            self._tell_watchers(layer.address)

    def watch_layers(self, address: str, tell: Callable[[bool], None]) -> None:
        """Call `tell` whenever a layer over an address's screen opens or closes, with whether it has no layers."""
        self._watched[_address_path(address)] = tell

    def _tell_watchers(self, address: str) -> None:
        tell = self._watched.get(address)
        if tell is not None:
            tell(not any(each.address == address for each in self._open))

    def record_departure_to(self, address: str) -> None:
        """Note that the app itself is going to an address."""
        self._sent = _address_path(address)

    def is_back(self, address: str) -> bool:
        """Return whether arriving at an address is a step back. What was visited before the first address isn't known,
        so that counts as a step back.
        """
        path = _address_path(address)
        if path in (self._sent, *self._visited[-1:]):
            return False
        return len(self._visited) < 2 or path == self._visited[-2]

    def record_screen_in_front(self, address: str) -> None:
        """Note that the screen of an address is now in front."""
        path = _address_path(address)
        if path == self._sent:
            self._sent = ""  # a later departure has replaced it and is still under way
        if self._visited[-2:-1] == [path]:
            self._visited.pop()
        elif self._visited[-1:] != [path]:
            self._visited.append(path)


def _address_path(address: str) -> str:
    """Return an address without its query and fragment."""
    return address.partition("?")[0].partition("#")[0].rstrip("/") or "/"
