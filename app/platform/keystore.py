"""The platform's keystore, if it has one. Browsers and some desktops have none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Keystore:
    """Stores texts by key. Without a keystore (in the web app, or if the platform's fails) they last until the window
    closes. `service` returns the page's one service of a class; `note` is called with what failed. `lasting` is whether
    the keystore has worked.
    """

    def __init__(self, *, web: bool, service: Callable[[type[Any]], Any], note: Callable[[str], None]) -> None:
        self._web = web
        self._service = service
        self._note = note
        self._held: dict[str, str] = {}
        self.lasting = False

    async def read_text(self, key: str) -> str:
        """The text of a key, "" if there is none."""
        if self._web:
            return self._held.get(key, "")
        try:
            service, options = self._platform_service()
            kept = await service.get(key, **options)
            self.lasting = True
        except Exception as problem:  # a platform without a keystore may raise anything
            self._note(f"no keystore: {type(problem).__name__}")
            return self._held.get(key, "")
        return str(kept or "") or self._held.get(key, "")

    async def write_text(self, key: str, text: str) -> None:
        """Store a text; "" removes the key."""
        self._held[key] = text
        if self._web:
            return
        try:
            service, options = self._platform_service()
            await (service.set(key, text, **options) if text else service.remove(key, **options))
            self.lasting = True
        except Exception as problem:
            self._note(f"no keystore: {type(problem).__name__}")

    def _platform_service(self) -> tuple[Any, dict[str, Any]]:
        """The platform's service, and the options of every call to it.

        macOS opens its data protection keychain only to apps with an entitlement from a provisioning profile. Any other
        app gets error -34018 for each call and would forget its secrets, so they go into the login keychain.
        """
        from flet_secure_storage import SecureStorage, types  # only where sync is set up, and outside a browser

        return self._service(SecureStorage), {"macos": types.MacOsOptions(uses_data_protection_keychain=False)}
