"""The constant parts of the links to a room, for browsers and for the app."""

from typing import Final

MARK: Final = "/#/j/"  # between the address of the host and the secret
IN_APP: Final = "pocket-switch://table/rooms/join"  # followed by scheme, address and secret: a route of the app
