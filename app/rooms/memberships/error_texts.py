"""What a room or a host refuses, as a person reads it."""

from __future__ import annotations

from app.ui.words import tr


def refusal_text(word: str) -> str:
    """What a room's refusal means."""
    known = {
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
    return known.get(word) or tr("room.refused.other")


def unavailable_text(word: str, name: str = "") -> str:
    """Why a room, or a place for one, could not be had; `name` is that of who is in the way."""
    known = {
        "name": tr("room.refused.name", name=name),
        "person": tr("room.refused.person"),
        "no_answer": tr("room.refused.no_answer"),
        "impostor": tr("room.refused.impostor"),
        "port": tr("room.refused.port"),
        "busy_port": tr("room.refused.busy_port"),
    }
    return known.get(word) or refusal_text(word)
