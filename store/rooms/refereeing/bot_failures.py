"""Logs the failures of bots in rooms, for which a simpler level then moves."""

from __future__ import annotations

import logging
from typing import Final

_logger: Final = logging.getLogger(__name__)


def log_failure(level: str, problem: Exception) -> None:
    """Logs that a bot of this level couldn't move."""
    _logger.error("the bot %s could not move: %r", level, problem)
