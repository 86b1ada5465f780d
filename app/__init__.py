"""The app's user interface. It imports engine and store, and is the only package that uses Flet."""

import gc

# Full garbage collections are rare, because answers wait for them. They mostly run at rest (`platform/background.py`).
gc.set_threshold(*gc.get_threshold()[:2], 50)
