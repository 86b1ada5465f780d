"""Composes the web app's folder: the client, Python, the packages, the app, and the page that starts them."""

from __future__ import annotations

import gzip
import hashlib
import html
import io
import json
import re
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

import brotli

from app.patches.flutter import default_font, drawing_worker, rive_cdn, source_maps
from app.patches.flutter.client_files import CLIENT, flutter_build_config
from app.patches.flutter.fallback_fonts import fallback_fonts
from app.patches.flutter.semaphore import ENGINE, patch_semaphore
from app.platform import paths
from app.platform.packed import LICENCES, PARTS, TEXTS
from app.platform.published_address import PUBLISHED_ADDRESS_VARIABLE
from app.preferences import Settings
from app.publish import bytecode, headers, packages
from app.publish.messages.compiling import compile_if_changed
from app.served.page import shared_scripts
from app.ui import theme
from app.ui.player_faces import BOTS
from app.ui.words import load_language, tr
from engine.messages import LANGUAGES, RIGHT_TO_LEFT_LANGUAGES, Message

PAGE = Path(__file__).with_name("page")
ICONS = Path(__file__).with_name("icons")
# Replaces the client's font of thousands of icons: only those that are drawn (`app/publish/assets/client_icons.py`).
ICON_FONT = ICONS / "MaterialIcons.otf"
CODE = ("maker.js", "nothing.js", "python.js", "worker.js")
LIBRARY = "/lib/python3.14"
FILES_WITH_LIST = ("keep.js", "service-worker.js")  # scripts that contain the list of all files
# The files of the client's two builds, by rendering engine: `skwasm` draws in a thread of its own and needs an isolated
# page; `canvaskit` runs in every browser. `keep.js` chooses between them.
DRAWING_THREAD = "canvaskit/skwasm.ww.js"
DRAWING_ENGINES = {
    "skwasm": ("canvaskit/skwasm.js", ENGINE, DRAWING_THREAD, "main.dart.mjs", "main.dart.wasm"),
    "canvaskit": ("canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm", "main.dart.js"),
}
# The page and its workers: each takes its security policy from the headers of its own file.
PAGES_WITH_POLICY = ("", DRAWING_THREAD, "maker.js", "worker.js")
# Files of the client that both builds need. `no_sleep.js` is loaded when the screen is to stay on.
CLIENT_FILES = (
    "assets/NOTICES",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
    "flutter.js",
    "pyodide/pyodide.asm.mjs",
    "pyodide/pyodide.asm.wasm",
    "pyodide/pyodide.mjs",
    "version.json",
)
# A file with all pictures that aren't in LATER_PICTURES, one after the other: one request instead of many small ones.
PICTURE_BUNDLE = "pictures"
PICTURES = tuple(folder for folder in paths.ASSETS if folder != "fonts")
PICTURE_TYPES = {".svg": "image/svg+xml", ".txt": "text/plain", ".webp": "image/webp"}
# Files that are on the host but not downloaded and cached by every visitor: licences, icons for installing the app,
# and the host's configuration.
UNCACHED_FILES = (
    "_headers",
    "assets/NOTICES",
    *(f"{LICENCES.name}/{name}" for name in (PARTS, TEXTS)),
    "nginx.conf",
    PICTURE_BUNDLE,
    *(f"icons/{name}.png" for name in ("apple-touch-icon", "icon-512", "maskable-192", "maskable-512")),
)
# Downloaded soon after the first screen, not before it: sounds, moods, portraits, and pictures that are only drawn if
# chosen in Settings.
LATER_PICTURES = re.compile(
    rf"sounds/|assets/packages/|courts/(classic|plain)-|cards/(back-(?!{theme.PLAIN_CARDS.back}\b)|.*4\.svg)|felts/(?!{Settings.felt}\b)"
    rf"|faces/(?!({'|'.join(BOTS)})\.)"  # portraits of people, and moods
)
BROTLI_QUALITY = 11  # of brotli: a tenth smaller than 9, and adds a minute or two to the first build
MIN_COMPRESSED_SIZE = 1024  # bytes; below this a file is served as it is
COMPRESSED_SUFFIXES = {
    ".css",
    ".frag",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".otf",
    ".so",
    ".svg",
    ".ttf",
    ".wasm",
    ".wav",
    ".zip",
    "",
}


def publish_site(folder: Path, base: str, cache: Path, address: str = "") -> dict[str, bytes]:
    """Write the web app into `folder`, and return its files by path, without the compressed versions. Links begin with
    its public `address`, if it has one.

    Raises `CannotCompile`, and `CalledProcessError` if pip fails.
    """
    compile_if_changed()
    files = site_files(base, cache, address)
    write_files(folder, {**files, **compressed_files(files, cache)})
    return files


def write_files(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files, given by relative path, into a folder."""
    for path, data in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def site_files(base: str, cache: Path, address: str = "") -> dict[str, bytes]:
    """Return every uncompressed file of the web app by path, `index.html` included."""
    files = {**client_files(), **python_files(cache), **asset_files(), **fallback_font_files(), **licence_files()}
    files |= {f"icons/{path.name}": path.read_bytes() for path in sorted(ICONS.glob("*.png"))}
    files["manifest.json"] = web_manifest()
    files |= {name: (PAGE / name).read_bytes() for name in CODE}
    loose = sorted(path for path in files if path.startswith("site-packages/"))
    files["boot.js"] = shared_scripts().encode() + boot_script(base, loose, address)
    files["index.html"] = index_page(base)
    files |= headers.header_files(base)
    return add_version(files, base)


def add_version(files: Mapping[str, bytes], base: str) -> dict[str, bytes]:
    """Return the files together with the list of all files and the service worker that caches them.

    The version is a digest of the files, so the same files always have the same version.
    """
    files = {path: data for path, data in files.items() if path not in FILES_WITH_LIST}
    pictures = [path for path in sorted(files) if path.split("/")[0] in PICTURES and not LATER_PICTURES.match(path)]
    files[PICTURE_BUNDLE] = b"".join(files[path] for path in pictures)
    fonts = {path: sha256_of(data) for path, data in sorted(files.items()) if path.startswith(paths.FALLBACK_PREFIX)}
    fallback = sha256_of(json.dumps(fonts))
    kept = {path: data for path, data in files.items() if path not in UNCACHED_FILES and path not in fonts}
    listed = {"" if path == "index.html" else path: [sha256_of(data), len(data)] for path, data in sorted(kept.items())}
    version = sha256_of(
        json.dumps([listed, fallback, headers.HEADERS, *((PAGE / name).read_text() for name in FILES_WITH_LIST)])
    )
    told = {
        "version": version,
        "root": base,
        "engines": DRAWING_ENGINES,
        "fonts": {file: tag for tag, (_, file) in theme.FONTS.items()},
        "python": ("pyodide/", "site-packages/", "python.js", "worker.js"),  # Python needs these to start
        "drawing": (
            *sum(DRAWING_ENGINES.values(), ()),
            "assets/",
            "flutter.js",
            "fonts/",
        ),  # the client needs these to draw
        "code": ("python/",),  # Python imports from these after its start
        "pictures": PICTURES,
        "together": PICTURE_BUNDLE,
        "types": PICTURE_TYPES,
        "later": [path for path in listed if LATER_PICTURES.match(path)],
        "fallback": {"prefix": paths.FALLBACK_PREFIX, "version": fallback, "later": fonts_for_language_names()},
        "headers": headers.HEADERS,
        "heading": PAGES_WITH_POLICY,
        "files": listed,
    }
    files["keep.js"] = fill_template("keep.js", {"site": as_javascript(told)})
    files["service-worker.js"] = fill_template("service-worker.js", {"version": version})
    return files


def client_files() -> dict[str, bytes]:
    """Return the Flutter client with both its engines, and the Python runtime, from flet-web, with our patches.

    Raises `UnknownClient` if a file isn't as the patches expect.
    """
    brought = (path for path in (*CLIENT_FILES, *sum(DRAWING_ENGINES.values(), ())) if path != DRAWING_THREAD)
    files = {path: (CLIENT / path).read_bytes() for path in brought}
    for path in rive_cdn.FILES:
        files[path] = rive_cdn.replace_address(files[path], path)
    files[ENGINE] = patch_semaphore(files[ENGINE])
    loader = drawing_worker.FILE
    files[loader], files[DRAWING_THREAD] = drawing_worker.split_worker(files[loader])
    for path in source_maps.FILES:
        files[path] = source_maps.remove_source_map(files[path])
    files[f"assets/{default_font.ICON_FILE}"] = ICON_FONT.read_bytes()
    files[default_font.FILE] = default_font.font_manifest(theme.FONT_FILE)
    # No asset of the client's own packages is packed, so none is listed: an empty map in Flutter's message format.
    files["assets/AssetManifest.bin.json"] = json.dumps("DQA=").encode()
    info = json.loads((CLIENT / "pyodide" / "pyodide-lock.json").read_bytes())["info"]
    files["pyodide/pyodide-lock.json"] = json.dumps({"info": info, "packages": {}}).encode()
    return files


def python_files(cache: Path) -> dict[str, bytes]:
    """Return Python's library, the packages and the app, as byte code."""
    wheels = packages.fetch_wheels(cache)
    zipped, apart = packages.pack_sources(wheels)
    sources = {
        "library": packages.standard_library_zip(CLIENT / "pyodide" / "python_stdlib.zip"),
        "packages": zipped,
        "apart": packages.zip_files(apart),
        "app": packages.app_zip(),
    }
    made = bytecode.compile_archives(sources, CLIENT / "pyodide", cache / "code")
    files = {
        "pyodide/python_stdlib.zip": made["library"],
        "python/packages.zip": made["packages"],
        "python/app.zip": made["app"],
    }
    with ZipFile(io.BytesIO(made["apart"])) as archive:
        files |= {f"site-packages/{name}": archive.read(name) for name in archive.namelist()}
    return files


def asset_files() -> dict[str, bytes]:
    """Return cards, faces, fonts and sounds by path: the files that the client asks the app for."""
    root = paths.assets_folder()
    found = (path for folder in paths.ASSETS for path in sorted((root / folder).iterdir()))
    return {path.relative_to(root).as_posix(): path.read_bytes() for path in found}


def fallback_font_files() -> dict[str, bytes]:
    """Return the fonts for characters that our fonts lack, by the paths at which the client looks for them."""
    root = paths.assets_folder() / paths.FALLBACK
    found = sorted(root.rglob("*.woff2"))
    return {f"{paths.FALLBACK_BASE}{path.relative_to(root).as_posix()}": path.read_bytes() for path in found}


def fonts_for_language_names() -> list[str]:
    """Return the paths of the fallback fonts in which the list of languages writes each language's own name."""
    found: dict[str, None] = {}
    for text in (LANGUAGES[tag] for tag in theme.FONTS):
        for letter in map(ord, text):
            fonts = (font for font in fallback_fonts() if letter in font.characters)
            best = max(fonts, key=lambda font: len(font.characters.intersection(map(ord, text))))
            found[f"{paths.FALLBACK_BASE}{best.address}"] = None
    return list(found)


def licence_files() -> dict[str, bytes]:
    """Return the list of components and their licence texts by path, as Settings shows them."""
    return {f"{LICENCES.name}/{name}": (LICENCES / name).read_bytes() for name in (PARTS, TEXTS)}


def web_manifest() -> bytes:
    """Return the manifest that a system reads when it installs the app."""
    sizes = (("icon-192", 192), ("icon-512", 512), ("maskable-192", 192), ("maskable-512", 512))
    icons = [
        {
            "src": f"icons/{name}.png",
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": "maskable" if name.startswith("maskable") else "any",
        }
        for name, size in sizes
    ]
    told = {
        "id": ".",
        "name": tr("app.name"),
        "short_name": tr("app.name"),
        "description": tr("web.about"),
        "description_localized": {tag: _localized_text(tag, Message("web-about")) for tag in LANGUAGES},
        "lang": "en",
        "start_url": ".",
        "scope": ".",
        "display": "standalone",
        "orientation": "any",
        "categories": ["games", "entertainment"],
        "background_color": theme.FELT[1],
        "theme_color": theme.FELT[2],
        "icons": icons,
    }
    return json.dumps(told, indent=1).encode()


def _localized_text(tag: str, message: Message) -> dict[str, str]:
    """Return a text of the manifest in one language, in the form of the manifest's localized members."""
    return {
        "value": load_language(tag).render(message),
        "dir": "rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr",
        "lang": tag,
    }


def data_folder(base: str) -> str:
    """Return the folder of the app's data in the browser's file system.

    It depends on the base, so that apps under several bases of one host don't share it.
    """
    return f"/pocket-switch{base}data"


def boot_script(base: str, loose: list[str], address: str = "") -> bytes:
    """Return the script that starts the app, with its texts in all languages and the settings of Flutter and Python."""
    python = {
        "archives": ["python/app.zip", "python/packages.zip"],
        "loose": {f"{LIBRARY}/{path}": path for path in loose},
        "environment": {
            "HOME": "/home/pyodide",
            paths.DATA_VARIABLE: data_folder(base),
            **({PUBLISHED_ADDRESS_VARIABLE: address} if address else {}),
        },
    }
    build = {"flutter": flutter_build_config(), "python": python, "fallback": paths.FALLBACK_BASE}
    said = {
        tag: {"said": _page_texts(tag), "direction": "rtl" if tag in RIGHT_TO_LEFT_LANGUAGES else "ltr"}
        for tag in LANGUAGES
    }
    return fill_template("boot.js", {"said": as_javascript(said), "build": as_javascript(build)})


def _page_texts(tag: str) -> dict[str, str]:
    """Return the texts of the start page in a language, by step of starting or by part of the page."""
    parts = {"newer-said": "newer", "newer-reload": "reload", "newer-later": "later"}
    steps = ("start", "again", "fetch", "packages", "code", "stopped")
    say = load_language(tag).render
    return {part: say(Message(f"web-{key}")) for part, key in {**dict(zip(steps, steps, strict=True)), **parts}.items()}


def index_page(base: str) -> bytes:
    """Return the HTML page, with the app's texts and colours filled in."""
    values = {
        "base": base,
        "policy": headers.PAGE_POLICY,
        "referrer": headers.REFERRER,
        "name": tr("app.name"),
        "about": tr("web.about"),
        "family": theme.FAMILY,
        "font": theme.FONT_FILE,
        "felt_middle": theme.FELT[0],
        "felt": theme.FELT[1],
        "felt_edge": theme.FELT[2],
        "on_felt": theme.ON_FELT,
        "on_felt_quiet": theme.ON_FELT_QUIET,
        "accent": theme.ACCENT,
        "on_accent": theme.ON_ACCENT,
        "paper_dark": theme.DARK.paper,
    }
    return fill_template("index.html", {key: html.escape(value) for key, value in values.items()})


def fill_template(name: str, values: Mapping[str, str]) -> bytes:
    """Return a file of the page with each `{name}` filled in. `/*{name}*/ {}` is the place of a value in a script."""
    text = (PAGE / name).read_text()
    for key, value in values.items():
        text = text.replace(f"/*{{{key}}}*/ {{}}", value).replace(f"{{{key}}}", value)
    return text.encode()


def as_javascript(value: object) -> str:
    """Return a value as JavaScript that is safe inside an HTML page."""
    return json.dumps(value, separators=(",", ":")).replace("<", "\\u003c")


def sha256_of(data: bytes | str) -> str:
    """Return the SHA-256 in hexadecimal digits."""
    return hashlib.sha256(data.encode() if isinstance(data, str) else data).hexdigest()


def compressed_files(files: Mapping[str, bytes], cache: Path) -> dict[str, bytes]:
    """Return the brotli and gzip versions of the files worth compressing, with `.br` and `.gz` added to their paths.

    Hosts send them to browsers that accept them.
    """
    found = {}
    for path, data in files.items():
        if len(data) < MIN_COMPRESSED_SIZE or Path(path).suffix not in COMPRESSED_SUFFIXES:
            continue
        for ending, squeeze in (("br", brotli_bytes), ("gz", gzip_bytes)):
            kept = cache / f"squeezed-{BROTLI_QUALITY}" / f"{hashlib.sha256(data).hexdigest()}.{ending}"
            if not kept.exists():
                kept.parent.mkdir(parents=True, exist_ok=True)
                part = kept.with_suffix(f".{ending}-part")
                part.write_bytes(squeeze(data))
                part.replace(kept)
            found[f"{path}.{ending}"] = kept.read_bytes()
    return found


def brotli_bytes(data: bytes) -> bytes:
    """Return the bytes compressed by brotli at QUALITY, which takes a minute for the largest file."""
    made: bytes = brotli.compress(data, quality=BROTLI_QUALITY, lgwin=24)
    return made


def gzip_bytes(data: bytes) -> bytes:
    """Return the bytes compressed by gzip, without a time stamp: the same bytes in every build."""
    return gzip.compress(data, 9, mtime=0)
