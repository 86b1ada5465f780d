"""The store as the screens see it, opened after the first frame."""

from __future__ import annotations

from app.settings import Settings
from app.shell import App


class Data:
    def keep_setting(self, settings: Settings, key: str) -> None: ...

    def people(self) -> tuple[str, ...]:
        return ()


async def open_data(app: App) -> None:
    app.data = Data()
