"""What a person sees. Imports engine and store; the only place for flet."""

import gc

# Garbage is looked for among all there is seldom by itself, since answers wait, and at rest (`platform/background.py`).
gc.set_threshold(*gc.get_threshold()[:2], 50)
