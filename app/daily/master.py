"""The rank that a master reaches with a day's hand in the person's seat, computed in the background."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Final

import flet as ft

from app.daily.hand import MasterGame
from app.daily_seeds import EDITION, edition_and_day_of_seed
from app.data import CLOCK
from app.platform.background import off_loop, run_in_slices
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_value
from store.opening import open_in_memory

# The master's rank by day, which is the same for everybody. A process plays each day once.
_RANKS: Final[dict[int, int]] = {}


def use_masters_rank(app: App, seed: int) -> int:
    """Hook: return the master's rank (from 1) in the day's match with this seed.

    It's 0 until the master has played, and for hands of other editions, whose bots and cards differ from today's.
    """
    edition, day = edition_and_day_of_seed(seed) or (0, 0)
    current = edition == EDITION
    rank, set_rank = use_value(_RANKS.get(day, 0) if current else 0)

    async def play_with_master() -> None:
        if not current:
            return
        if day not in _RANKS:
            with await off_loop(partial(open_in_memory, CLOCK)) as memory:
                game = await off_loop(partial(MasterGame, memory, day))
                async for _ in run_in_slices(game.run(), inf, app.touch):
                    pass
                _RANKS[day] = game.masters_rank
        set_rank(_RANKS[day])

    ft.use_effect(on(play_with_master), [seed])
    return rank
