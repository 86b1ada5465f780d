"""Defects of how names are drawn in every script."""

from tests.defects._defect import Defect

DEFECTS = (
    Defect(
        "A browser is sent the font that it asks for.",
        "app/served/files.py",
        "        if path.startswith(paths.FALLBACK_PREFIX):",
        "        if False:",
        ("tests/app/test_served.py::test_every_font_that_the_client_may_ask_for_is_served_and_kept",),
    ),
    Defect(
        "A first visit of the web app fetches no font for other scripts.",
        "app/publish/site.py",
        "if path not in UNCACHED_FILES and path not in fonts}",
        "if path not in UNCACHED_FILES}",
        ("tests/app/patches/flutter/test_fallback_fonts.py",),
    ),
    Defect(
        "A new version of the app keeps the fonts that were fetched.",
        "app/publish/site.py",
        "fallback = sha256_of(json.dumps(fonts))",
        'fallback = sha256_of(b"".join(files.values()))',
        ("tests/app/patches/flutter/test_fallback_fonts.py",),
    ),
    Defect(
        "The web app asks its own host for fonts for other scripts.",
        "app/publish/page/boot.js",
        "            fontFallbackBaseUrl: BUILD.fallback,\n",
        "",
        ("tests/web/test_fallback_fonts.py::test_the_web_app_has_fonts_for_names_with_a_network_and_without",),
    ),
    Defect(
        "The web app keeps the fonts that it fetched for names.",
        "app/publish/page/service-worker.js",
        "if (response.ok && (isFallback || SITE",
        "if (response.ok && (SITE",
        ("tests/web/test_fallback_fonts.py::test_the_web_app_has_fonts_for_names_with_a_network_and_without",),
    ),
    Defect(
        "A published folder is within its size limit.",
        "app/publish/site.py",
        'files["manifest.json"] = web_manifest()',
        'files["web_manifest.json"] = web_manifest().ljust(5_000_000)',
        ("tests/web/test_static_folder.py::test_the_folder_is_within_its_size_limit",),
    ),
    Defect(
        "An installed app draws every script that its fonts have.",
        "app/ui/page_theme.py",
        "others = [] if page.web else theme.FONTS.values()",
        "others = []",
        ("tests/app/ui/test_page_theme.py",),
    ),
    Defect(
        "A letter in a circle keeps its marks.",
        "app/ui/player_faces.py",
        "if last and (_extends_grapheme(character) or _continues_grapheme(last, character)):",
        "if False:",
        ("tests/app/ui/test_graphemes.py", "tests/app/scoresheet/test_parts.py"),
    ),
    Defect(
        "A Persian name keeps its letters apart.",
        "engine/player_names.py",
        "if character in (_JOINER, _NON_JOINER):",
        "if character == _JOINER:",
        ("tests/engine/test_player_names.py",),
    ),
)
