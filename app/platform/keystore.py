"""The platform's keystore, if it has one. Browsers and some desktops have none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Keystore:
    """Stores texts by key in the platform's keystore. In the web app, and if the keystore fails, they're in memory and
    last until the window closes.

    `service` returns the page's single instance of a service class; `note` is called with a text if the keystore fails.
    `lasting` says whether the keystore has worked.
    """

    def __init__(self, *, web: bool, service: Callable[[type[Any]], Any], note: Callable[[str], None]) -> None:
        self._web = web
        self._service = service
        self._note = note
        self._held: dict[str, str] = {}
        self.lasting = False

    async def read_text(self, key: str) -> str:
        """Return the text stored under a key; "" if there's none."""
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
        """Store a text under a key; "" removes the key."""
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
        """Return the platform's service, and the options for every call to it.

        macOS opens its data protection keychain only to apps with an entitlement from a provisioning profile. Any other
        app gets error -34018 for each call and would forget its secrets, so they go into the login keychain.
        """
        from flet_secure_storage import SecureStorage, types  # imported only where sync is set up, never in a browser

        return self._service(SecureStorage), {"macos": types.MacOsOptions(uses_data_protection_keychain=False)}
