"""All formats that are stored or sent."""

from __future__ import annotations

from typing import Final

from tests.stored.app_formats import APP_FORMATS
from tests.stored.engine_formats import ENGINE_FORMATS
from tests.stored.store_formats import STORE_FORMATS

FORMATS: Final = (*ENGINE_FORMATS, *STORE_FORMATS, *APP_FORMATS)
