"""`chain`: its player goes on with cards that each follow suit or rank."""

from engine.messages import Message
from engine.play.tables import CHAIN
from engine.rules.fields import switch
from engine.rules.word import EffectWord

CHAINED = switch("chain", "Whether the same turn may go on with cards that each follow suit or rank")
WORD = EffectWord(field=CHAINED, place=110, flags=CHAIN, tell=Message("does-chain"))
