"""The family of what goes wrong while something is made to be published."""

from __future__ import annotations

from engine.messages.errors import PocketSwitchError


class PublishError(PocketSwitchError):
    """Base class for what goes wrong while something is made to be published. A terminal shows its text."""

    code = "publish"
