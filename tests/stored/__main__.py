"""Write the fixtures of formats that have none yet: `python -m tests.stored`."""

from __future__ import annotations

from tests.stored.test_formats import FORMATS


def main() -> None:
    """Write missing fixtures. Existing ones stay, since devices hold data in these forms."""
    for kind in FORMATS:
        if not kind.path.exists():
            kind.path.write_text("".join(f"{line}\n" for line in kind.write()), encoding="utf-8")


if __name__ == "__main__":
    main()
