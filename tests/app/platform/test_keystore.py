"""The keystore's calls reach the platform with the options that each system needs."""

from __future__ import annotations

from typing import Any

import flet as ft
import pytest

from app.platform.keystore import Keystore
from tests.app.fake import opened


@pytest.mark.parametrize("call", ["get", "set", "remove"])
async def test_macos_keeps_secrets_in_the_login_keychain(call: str) -> None:
    """An app without a provisioning profile can't open the data protection keychain."""

    async with opened(lambda page: None) as client:
        services: dict[type[Any], ft.Service] = {}
        notes: list[str] = []

        def service(kind: type[Any]) -> Any:
            return services.setdefault(kind, kind())

        keystore = Keystore(web=False, service=service, note=notes.append)
        if call == "get":
            await keystore.read_text("secret")
        else:
            await keystore.write_text("secret", "text" if call == "set" else "")
        assert notes == []
        (arguments,) = [arguments for name, arguments in client.called if name == call]
        assert arguments["macos"]["uses_data_protection_keychain"] is False
