"""Fault: Flet's page shows its own name, icons and picture while the app starts. A served app has no option for others.

Patch: these parts of the page are replaced.
Upstream: no issue found.
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from typing import Final

from app.patches.flutter.client_files import UnknownClient

#: The page's file name in the client's folder.
FILE: Final = "index.html"
_PICTURE: Final = re.compile(r'<div id="loading".*?</div>\s*', re.DOTALL)
_TITLE: Final = re.compile(r"<title>.*?</title>")
_ICONS: Final = re.compile(r'<link rel="(?:icon|apple-touch-icon)"[^>]*>\s*')


def replace_head_and_splash(page: str, head: str, splash: str) -> str:
    """Return Flet's page with `head` in place of its title and icons, and `splash` in place of its loading picture.
    Raises UnknownClient if the page lacks one of these.
    """
    for part, ours in ((_ICONS, ""), (_TITLE, head), (_PICTURE, splash)):
        page, count = part.subn(lambda _, ours=ours: ours, page)  # type: ignore[misc]
        if not count:
            raise UnknownClient(f"this flet-web has another page: {part.pattern} is not in it")
    return page
