"""The base class of errors in making a release."""

from __future__ import annotations

from engine.messages.errors import PocketSwitchError


class PublishError(PocketSwitchError):
    """Base class of errors in making a release. The text is shown in the terminal."""

    code = "publish"
