"""The settings in [tool.flet] reach every system, as flet-cli itself reads them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from flet_cli.commands.build_base import ICON_PLATFORMS
from flet_platform_assets import DEFAULT_SPECS
from packaging.requirements import Requirement
from PIL import Image

from app.publish import targets
from app.publish.targets import NEWEST, ROOT
from app.rooms.host import tls_identity
from app.ui import theme
from tests.phones import flet_build
from tests.phones.flet_build import TARGETS, Built

# What the shell's template reads by itself: that is fetched by the build, so what it does with it is not seen here.
IN_TEMPLATE = {"tool.flet.android.manifest_application", "tool.flet.android.target_sdk_version"}

# The keys of the template's own ios/Runner/Info.plist, with which [tool.flet.ios.info] is not merged but joined.
TEMPLATE_PLIST_KEYS = {
    *("CFBundleDevelopmentRegion", "CFBundleDisplayName", "CFBundleExecutable", "CFBundleIdentifier", "CFBundleName"),
    *("CFBundleInfoDictionaryVersion", "CFBundlePackageType", "CFBundleShortVersionString", "CFBundleSignature"),
    *("CFBundleURLTypes", "CFBundleVersion", "CADisableMinimumFrameDurationOnPhone", "FlutterDeepLinkingEnabled"),
    *("LSRequiresIPhoneOS", "NSAppTransportSecurity", "UIApplicationSupportsIndirectInputEvents"),
    *("UILaunchStoryboardName", "UIMainStoryboardFile", "UISupportedInterfaceOrientations"),
    "UISupportedInterfaceOrientations~ipad",
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Built]:
    """Every target, built from one copy of the project."""
    project = tmp_path_factory.mktemp("phone") / "project"
    flet_build.copy_project(project)
    return {target: flet_build.run(target, project) for target in TARGETS}


def flet() -> dict[str, object]:
    found: dict[str, object] = targets.read_project()["tool"]["flet"]
    return found


def options(built: Built) -> dict[str, object]:
    found = built.template["options"]
    assert isinstance(found, dict)
    return found


def keys(table: dict[str, object], above: str) -> Iterator[str]:
    for key, value in table.items():
        if isinstance(value, dict):
            yield from keys(value, f"{above}.{key}")
        else:
            yield f"{above}.{key}"


def test_every_key_is_one_that_flet_asks_for(built: dict[str, Built]) -> None:
    asked = {setting for each in built.values() for setting in each.asked} | IN_TEMPLATE
    unknown = [
        key
        for key in keys(flet(), "tool.flet")
        if not any(key == setting or key.startswith(f"{setting}.") for setting in asked - {"", "tool.flet"})
    ]
    assert unknown == []


@pytest.mark.parametrize("target", TARGETS)
def test_nothing_is_warned_of(built: dict[str, Built], target: str) -> None:
    warnings = [line for line in built[target].printed.splitlines() if "Warning" in line and ".env" not in line]
    assert warnings == []


@pytest.mark.parametrize("target", TARGETS)
def test_a_link_opens_the_app_on_every_system(built: dict[str, Built], target: str) -> None:
    assert options(built[target])["deep_linking"] == {"scheme": "pocket-switch", "host": "table"}


@pytest.mark.parametrize("target", TARGETS)
def test_pip_is_asked_for_what_was_resolved(built: dict[str, Built], target: str) -> None:
    system = {"apk": "android", "ipa": "ios"}.get(target)
    asked = map(Requirement, built[target].packaging("-r"))
    assert set(asked) == set(
        map(Requirement, targets.phone_dependencies(system) if system else targets.app_dependencies())
    )
    assert built[target].packaging("--python-version") == [NEWEST]


@pytest.mark.parametrize("target", ("apk", "ipa"))
def test_phones_get_what_makes_a_room_s_certificate(built: dict[str, Built], target: str) -> None:
    phone = {"python_version": NEWEST}
    asked = {each.name for each in map(Requirement, built[target].packaging("-r")) if holds(each, phone)}
    assert {tls_identity.CERTIFICATE_LIBRARY, "starlette", "uvicorn"} <= asked


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(environment)


def test_android_may_use_the_network_and_vibrate_and_nothing_else(built: dict[str, Built]) -> None:
    told = options(built["apk"])
    allowed = {"android.permission.INTERNET": True, "android.permission.VIBRATE": True}
    assert told["android_permissions"] == allowed
    assert not any(dict.values(told["android_features"]))  # type: ignore[arg-type]
    assert built["apk"].template["adaptive_icon_background"] == theme.FELT[1]


def test_android_targets_the_api_level_that_leaves_the_local_network_open(built: dict[str, Built]) -> None:
    template = built["apk"].template["pyproject"]
    assert isinstance(template, dict)
    assert template["tool"]["flet"]["android"]["target_sdk_version"] == 36  # from 37 on rooms need a permission


def test_android_updates_are_signed_with_the_key_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    project = tmp_path / "project"
    flet_build.copy_project(project)
    told = {"KEY_STORE": str(tmp_path / "upload.jks"), "KEY_STORE_PASSWORD": "one", "KEY_PASSWORD": "two"}
    for name, value in {**told, "KEY_ALIAS": "pocket"}.items():
        monkeypatch.setenv(f"FLET_ANDROID_SIGNING_{name}", value)
    assert options(flet_build.run("apk", project))["android_signing"] is True


def test_a_build_without_a_key_is_not_signed(built: dict[str, Built]) -> None:
    assert options(built["apk"])["android_signing"] is False


def test_apple_gets_the_category_and_the_reasons_for_each_permission(built: dict[str, Built]) -> None:
    shared = {"LSApplicationCategoryType", "NSLocalNetworkUsageDescription"}
    ios, macos = options(built["ipa"])["info_plist"], options(built["macos"])["info_plist"]
    assert isinstance(ios, dict) and isinstance(macos, dict)
    assert ios.keys() == {*shared, "ITSAppUsesNonExemptEncryption", "NSPhotoLibraryUsageDescription"}
    assert macos.keys() == shared
    assert ios["LSApplicationCategoryType"] == macos["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert "Wi-Fi" in ios["NSLocalNetworkUsageDescription"] == macos["NSLocalNetworkUsageDescription"]
    assert "stays on this device" in ios["NSPhotoLibraryUsageDescription"]
    assert ios["ITSAppUsesNonExemptEncryption"] is False


def test_info_plist_repeats_no_key_of_flet_s_template(built: dict[str, Built]) -> None:
    plist = options(built["ipa"])["info_plist"]
    assert isinstance(plist, dict)
    assert not plist.keys() & TEMPLATE_PLIST_KEYS, "a key that stands twice makes Info.plist invalid"


@pytest.mark.parametrize("target", TARGETS)
def test_the_app_has_its_names_and_colours(built: dict[str, Built], target: str) -> None:
    told = built[target].template
    names = {"product_name": "Pocket Switch", "bundle_id": "org.pocketswitch.app", "artifact_name": "pocket-switch"}
    assert {key: told[key] for key in names} == names
    assert told["splash"] == {
        "android": True,
        "ios": True,
        "web": True,
        "color": theme.FELT[1],
        "dark_color": theme.DARK.paper,
    }


@pytest.mark.parametrize("target", ("apk", "ipa", "macos", "linux", "web"))
def test_every_icon_has_its_size_and_apple_s_hide_nothing(built: dict[str, Built], target: str) -> None:
    wanted = DEFAULT_SPECS[ICON_PLATFORMS[target]].targets
    assert wanted or target == "linux"
    for each in wanted:
        with Image.open(built[target].flutter / each.relative_path) as picture:
            assert picture.size == (each.size, each.size), each.relative_path
            assert picture.getpixel((each.size // 2, each.size // 2))
            assert picture.mode == "RGB" or not each.opaque, each.relative_path


def test_there_is_a_splash_for_light_and_dark_on_both_phones(built: dict[str, Built]) -> None:
    splashes = {path.name for path in built["apk"].flutter.rglob("*splash*.png")}
    assert {"splash.png", "android12splash.png"} <= splashes
    pictures = [path for path in built["apk"].flutter.rglob("splash.png") if path.stat().st_size > 100]
    assert {path.parent.name.partition("-")[0] for path in pictures} == {"drawable"}
    assert any("night" in path.parent.name for path in pictures)
    launch = {path.name for path in built["ipa"].flutter.rglob("LaunchImage*.png")}
    assert {"LaunchImage.png", "LaunchImage@2x.png", "LaunchImage@3x.png", "LaunchImageDark.png"} <= launch


def test_what_is_left_out_is_there_to_be_left_out(built: dict[str, Built]) -> None:
    app = flet()["app"]
    assert isinstance(app, dict)
    made = ("build", "dist", "pictures")
    unknown = [path for path in app["exclude"] if not (ROOT / path).exists() and path not in made]
    assert unknown == []
    assert {".venv", ".env", "venv", str(Path("app/__pycache__")), *app["exclude"]} <= {
        *built["apk"].packaging("--exclude")
    }


def test_a_mistake_ends_the_build_and_is_named(tmp_path: Path) -> None:
    project = tmp_path / "project"
    flet_build.copy_project(project)
    path = project / "pyproject.toml"
    path.write_text(path.read_text().replace('VIBRATE" = true', 'VIBRATE" = "yes"'))
    with pytest.raises(flet_build.Ended, match=r"android\.permission\.VIBRATE: str"):
        flet_build.run("apk", project)
