"""The waiting times of the referee in ms, and limits."""

from typing import Final

CALL_WINDOW_MS: Final = 1_000  # for which the next move waits, so that a missed declaration can be called
CALL_LOCK_MS: Final = 3_000  # after a false call, until the player may call again
BOT_PACE_MS: Final = 800  # from the last entry to a bot's move
TURN_GRACE_MS: Final = 1_000  # added to the clock of a turn
AWAY_AFTER_MS: Final = 12_000  # without a request, until a player is away
HOST_AWAY_MS: Final = 120_000  # added to that, until another player becomes host
NEXT_HAND_MS: Final = 20_000  # from the end of a hand until the next one is dealt without a command
CLOSE_AFTER_MS: Final = 86_400_000  # without an entry, until a room is closed
REREAD_MS: Final = 2_000  # from reading a room's log until it's read again without a hint
HEAD_START_MS: Final = 700  # for which other workers leave what is due to the one that wrote the last entry
SAYING_MS: Final = 6_000  # for which a saying is sent to clients that connect
SHORT_CODE_MS: Final = 900_000  # for which a short code is valid
MAX_WRITE_ATTEMPTS: Final = 12
COMMANDS_PER_SECOND: Final = 5  # commands a second and seat
COMMAND_BURST: Final = 10
