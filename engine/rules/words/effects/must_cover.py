"""`must-cover`: you must at once play a card of its suit on it, or draw one."""

from engine.messages import Message
from engine.play.tables import MUST_COVER
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord

COVERED = switch_field("must-cover", "Whether you must at once play a card of its suit on it, or draw one")
WORD = EffectWord(field=COVERED, order=80, flags=MUST_COVER, describe=Message("does-must-cover"), keeps_turn=True)
