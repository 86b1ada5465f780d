"""How many cases the laws try: the same ones every time, unless `HYPOTHESIS_PROFILE=wide` asks for new and more."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)

# A deal of another seed is another deal, not a smaller one: shrinking would only cost time.
FIND = (Phase.explicit, Phase.generate)

settings.register_profile(
    "same", derandomize=True, deadline=None, database=None, phases=FIND, suppress_health_check=SLOW
)
settings.register_profile("wide", max_examples=2000, deadline=None, phases=FIND, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
