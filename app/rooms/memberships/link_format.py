"""Links that lead from one device to another: an address in the network, and a secret behind a mark.

The mark has a `#`, since browsers don't send what follows it to servers, so no server can log the secret.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from engine.player_names import words_in_paste

MAX_TEXT_LENGTH: Final = 4_000  # characters of a text that are searched for a link
_END: Final = r"(?=https?:|pocket-switch:|[^A-Za-z0-9_-]|$)"  # for a link that was pasted twice in a row
_SCHEME: Final = r"[Hh][Tt][Tt][Pp][Ss]?://"
_HOST: Final = r"[A-Za-z0-9.\[\]:-]+"
# A host without a scheme isn't the rest of an address with another one.
_ADDRESS: Final = rf"{_SCHEME}{_HOST}|(?<![A-Za-z0-9.:/-]){_HOST}"


@dataclass(frozen=True)
class LinkFormat:
    """One kind of link. `mark` is between address and secret; `in_app` is a route of the app, followed by scheme,
    address and secret; `secret` is a regular expression.
    """

    mark: str
    in_app: str
    secret: str

    def link(self, address: str, secret: str) -> str:
        """Return the link for a QR code or a message."""
        return f"{address}{self.mark}{secret}"

    def link_in_app(self, address: str, secret: str) -> str:
        """Return the link that opens the app on the device where it's tapped."""
        return f"{self.in_app}/{address.replace('://', '/')}/{secret}"

    def find_link(self, text: str) -> tuple[str, str] | None:
        """Return address and secret of the first link in a text, as they were written; None if it has no link."""
        words = words_in_paste(text[:MAX_TEXT_LENGTH])
        for word in words:
            link = word.replace(self.mark.replace("#", "%23"), self.mark)  # as some chats write it
            if self.mark in link and (found := self._in_browser.search(link)):
                return found[1], found[2]
            if self.in_app in link and (found := self._in_app.search(link)):
                return f"{found[1]}://{found[2]}", found[3]
        address, mark, secret = "".join(words).partition(self.mark)  # a mail may have wrapped the link
        return (address, secret) if mark else None

    @cached_property
    def _in_browser(self) -> re.Pattern[str]:
        return re.compile(rf"({_ADDRESS}){re.escape(self.mark)}({self.secret}){_END}")

    @cached_property
    def _in_app(self) -> re.Pattern[str]:
        return re.compile(rf"{re.escape(self.in_app)}/(https?)/([^/]+)/({self.secret}){_END}")


ROOM_SECRET: Final = r"[A-Za-z0-9_-]{43}(?:[A-Za-z0-9_-]{21})?"
ROOM_LINK: Final = LinkFormat("/#/j/", "pocket-switch://table/rooms/join", ROOM_SECRET)
