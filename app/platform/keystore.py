"""The platform's keystore, where it has one; a browser and a bare desktop have none."""

from __future__ import annotations

from app.ui.shell import App


class Keystore:
    """Keeps one text. Where there is no keystore it is kept until the window closes."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._held = ""
        self.lasting = False

    async def read(self, key: str) -> str:
        """What is kept under this name, "" for nothing."""
        if self._app.page.web:
            return self._held
        try:
            from flet_secure_storage import SecureStorage

            kept = await self._app.service(SecureStorage).get(key)
            self.lasting = True
        except Exception as problem:  # whatever a platform says that has no keystore, or none that opens
            self._app.journal.note(f"no keystore: {type(problem).__name__}")
            return self._held
        return str(kept or "") or self._held

    async def write(self, key: str, text: str) -> None:
        """Keeps a text ("": forgets it)."""
        self._held = text
        if self._app.page.web:
            return
        try:
            from flet_secure_storage import SecureStorage

            service = self._app.service(SecureStorage)
            await (service.set(key, text) if text else service.remove(key))
            self.lasting = True
        except Exception as problem:
            self._app.journal.note(f"no keystore: {type(problem).__name__}")
