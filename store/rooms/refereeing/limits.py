"""How long the referee waits for what, and how much it takes; times in ms."""

from typing import Final

HOLD: Final = 1_000  # that the next move waits after a missed word
LOCKED: Final = 3_000  # without a call after a false one
PACE: Final = 800  # from what happened last to a bot's move
GRACE: Final = 1_000  # more than the clock says
GONE: Final = 12_000  # without a sign until somebody is away
HAND_ON: Final = 120_000  # more, until somebody else is the host
NEXT_HAND: Final = 20_000  # until the next hand is dealt by itself
IDLE: Final = 86_400_000  # after which a room is closed
LOOK: Final = 2_000  # until a room is looked at though nothing was heard
PATIENCE: Final = 700  # that a worker leaves what is due to the one that wrote the last entry
SAID: Final = 6_000  # for which what was said is told to who comes
CODE: Final = 900_000  # that a short code counts
TRIES: Final = 12
RATE: Final = 5  # commands a second and seat
BURST: Final = 10
