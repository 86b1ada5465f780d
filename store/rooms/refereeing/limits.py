"""The waiting times of the referee in ms, and its limits."""

from typing import Final

HOLD: Final = 1_000  # for which a missed declaration holds the next move
LOCKED: Final = 3_000  # after a false call, until the player may call again
PACE: Final = 800  # from the last entry to a bot's move
GRACE: Final = 1_000  # added to the clock of a turn
GONE: Final = 12_000  # without a sign, until a player is away
HAND_ON: Final = 120_000  # added to that, until another player becomes host
NEXT_HAND: Final = 20_000  # from the end of a hand until the next one is dealt without anybody asking
IDLE: Final = 86_400_000  # without an entry, until a room is closed
LOOK: Final = 2_000  # until a room's log is read without a hint
PATIENCE: Final = 700  # for which what is due is left to the worker that wrote the last entry
SAID: Final = 6_000  # for which a saying is sent to clients that connect
CODE: Final = 900_000  # for which a short code is valid
TRIES: Final = 12
RATE: Final = 5  # commands a second and seat
BURST: Final = 10
