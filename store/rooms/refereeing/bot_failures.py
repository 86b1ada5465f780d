"""Logs failures of bots in rooms. A simpler level then makes the move."""

from __future__ import annotations

import logging
from typing import Final

_logger: Final = logging.getLogger(__name__)


def log_failure(level: str, problem: Exception) -> None:
    """Log that a bot of this level couldn't move."""
    _logger.error("the bot %s could not move: %r", level, problem)
