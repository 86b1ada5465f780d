"""The base class of errors while a release is made."""

from __future__ import annotations

from engine.messages.errors import PocketSwitchError


class PublishError(PocketSwitchError):
    """Base class of errors while a release is made. Its text is shown in the terminal."""

    code = "publish"
