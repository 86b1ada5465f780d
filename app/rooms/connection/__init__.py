"""The connection to the host of a room, and the checks of what the host sends."""
