"""Defects of what phones and desktops are built from, and of what they do that a browser doesn't."""

from tests.defects._defect import Defect

BUILD, WORKFLOWS = "tests/phones/test_flet_build.py", "tests/test_workflows.py"
RELEASE = ".github/workflows/release.yml"

DEFECTS = (
    Defect(
        "An Android build without the project's key is not attached to a release.",
        RELEASE,
        'echo "ARTIFACT_KIND=unsigned" >> "$GITHUB_ENV"',
        ":",
        (f"{WORKFLOWS}::test_only_a_signed_android_build_is_attached_to_a_release",),
    ),
    Defect(
        "The project's key signs Android's builds.",
        RELEASE,
        'echo "FLET_ANDROID_SIGNING_KEY_STORE=$RUNNER_TEMP/upload.jks" >> "$GITHUB_ENV"',
        ":",
        (WORKFLOWS,),
    ),
    Defect(
        "The App Store gets signed frameworks alone.",
        RELEASE,
        "matrix.target == 'ipa' && 'require' || 'warn'",
        "'warn'",
        (f"{WORKFLOWS}::test_app_store_builds_refuse_unsigned_frameworks",),
    ),
    Defect(
        "Linux is built with the linker that Flutter needs.",
        RELEASE,
        "clang cmake lld llvm",
        "clang cmake",
        (f"{WORKFLOWS}::test_the_linux_build_has_the_compiler_that_flutter_needs",),
    ),
    Defect(
        "A phone that opens a room has what makes its certificate.",
        "pyproject.toml",
        "[tool.flet.android]\ndependencies = [\n    \"cffi==2.0.0; python_version >= '3.14'\",\n"
        "    \"cryptography==48.0.0; python_version >= '3.14'\",\n",
        "[tool.flet.android]\ndependencies = [\n",
        (f"{BUILD}::test_phones_get_what_makes_a_room_s_certificate",),
    ),
    Defect(
        "Android's target is named, and leaves the local network open.",
        "pyproject.toml",
        "target_sdk_version = 36\n",
        "",
        (f"{BUILD}::test_android_targets_the_api_level_that_leaves_the_local_network_open",),
    ),
    Defect(
        "iOS says why it asks for the local network.",
        "pyproject.toml",
        "ITSAppUsesNonExemptEncryption = false\nNSLocalNetworkUsageDescription",
        "ITSAppUsesNonExemptEncryption = false\nNSUnusedDescription",
        (f"{BUILD}::test_apple_gets_the_category_and_the_reasons_for_each_permission",),
    ),
    Defect(
        "macOS says why it asks for the local network.",
        "pyproject.toml",
        "[tool.flet.macos.info]\nNSLocalNetworkUsageDescription",
        "[tool.flet.macos.info]\nNSUnusedDescription",
        (f"{BUILD}::test_apple_gets_the_category_and_the_reasons_for_each_permission",),
    ),
    Defect(
        "No key stands twice in Info.plist.",
        "pyproject.toml",
        "[tool.flet.ios.info]\n",
        '[tool.flet.ios.info]\nUISupportedInterfaceOrientations = ["UIInterfaceOrientationPortrait"]\n',
        (f"{BUILD}::test_info_plist_repeats_no_key_of_flet_s_template",),
    ),
    Defect(
        "macOS keeps secrets where an unsigned app can read them.",
        "app/platform/keystore.py",
        "types.MacOsOptions(uses_data_protection_keychain=False)",
        "types.MacOsOptions()",
        ("tests/app/platform/test_keystore.py",),
    ),
    Defect(
        "A Linux desktop without GStreamer's plugins stays silent.",
        "app/ui/sounds.py",
        "return not all(any(",
        "return not any(any(",
        ("tests/app/ui/test_linux_sounds.py",),
    ),
)
