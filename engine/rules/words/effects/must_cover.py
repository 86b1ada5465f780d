"""`must-cover`: its own player must at once lay a card of its suit on it, or draw one."""

from engine.messages import Message
from engine.play.tables import MUST_COVER
from engine.rules.fields import switch
from engine.rules.word import EffectWord

COVERED = switch("must-cover", "Whether its player must at once lay a card of its suit on it, or draw one")
WORD = EffectWord(field=COVERED, place=80, flags=MUST_COVER, tell=Message("does-must-cover"), keeps=True)
