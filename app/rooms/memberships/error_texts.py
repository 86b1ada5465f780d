"""The texts that tell a person why a room refused a command or can't be reached."""

from __future__ import annotations

from app.ui.words import tr


def refusal_text(word: str) -> str:
    """Return the text for the word of a room's refusal; a general text for an unknown word."""
    texts = {
        "token": tr("room.refused.token"),
        "invitation": tr("room.refused.invitation"),
        "host_only": tr("room.refused.host_only"),
        "room": tr("room.refused.room"),
        "closed": tr("room.refused.closed"),
        "full": tr("room.refused.full"),
        "bot_plays": tr("room.refused.bot_plays"),
        "late": tr("room.refused.late"),
        "paused": tr("room.refused.paused"),
        "version": tr("room.refused.version"),
        "often": tr("room.refused.often"),
        "busy": tr("room.refused.busy"),
    }
    return texts.get(word) or tr("room.refused.other")


def unavailable_text(reason: str, name: str = "") -> str:
    """Return the text for the reason of a `RoomUnavailable` or a lost connection; `name` is the player with a similar
    name.
    """
    texts = {
        "name": tr("room.refused.name", name=name),
        "person": tr("room.refused.person"),
        "no_answer": tr("room.refused.no_answer"),
        "impostor": tr("room.refused.impostor"),
        "port": tr("room.refused.port"),
        "no_network": tr("room.open.no_network"),
        "no_host": tr("room.open.server_only"),
        "server_key": tr("room.open.wrong_key"),
        "busy_port": tr("room.refused.busy_port"),
    }
    return texts.get(reason) or refusal_text(reason)
