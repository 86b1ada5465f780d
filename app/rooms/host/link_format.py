"""How the link to a room is written, for a browser and for the app."""

from typing import Final

MARK: Final = "/#/j/"  # what stands between the address and the rest
IN_APP: Final = "pocket-switch://table/rooms/join"  # and then scheme, address and the rest: a route of the app
