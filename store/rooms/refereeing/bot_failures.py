"""What becomes of a bot of a room that fails: a simpler level moves for it, and the failure is logged."""

from __future__ import annotations

import logging
from typing import Final

_logger: Final = logging.getLogger(__name__)


def log_failure(level: str, problem: Exception) -> None:
    """Logs that a bot of this level could not move."""
    _logger.error("the bot %s could not move: %r", level, problem)
