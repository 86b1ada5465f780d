"""What a person sees. Imports engine and store; the only place for flet."""

import gc

# When Python's collector looks through all there is for what nobody needs any more, nothing is answered meanwhile. By
# itself it does so seldom: it is sent while somebody thinks (`platform/background.py`).
gc.set_threshold(*gc.get_threshold()[:2], 200)
