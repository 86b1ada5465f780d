"""The waiting times of the referee in ms, and limits."""

from typing import Final

HOLD: Final = 1_000  # for which the next move waits, so that a missed declaration can be called
LOCKED: Final = 3_000  # after a false call, until the player may call again
PACE: Final = 800  # from the last entry to a bot's move
GRACE: Final = 1_000  # added to the clock of a turn
GONE: Final = 12_000  # without a request, until a player is away
HAND_ON: Final = 120_000  # added to that, until another player becomes host
NEXT_HAND: Final = 20_000  # from the end of a hand until the next one is dealt without a command
IDLE: Final = 86_400_000  # without an entry, until a room is closed
LOOK: Final = 2_000  # from reading a room's log until it's read again without a hint
PATIENCE: Final = 700  # for which other workers leave what is due to the one that wrote the last entry
SAID: Final = 6_000  # for which a saying is sent to clients that connect
CODE: Final = 900_000  # for which a short code is valid
TRIES: Final = 12
RATE: Final = 5  # commands a second and seat
BURST: Final = 10
