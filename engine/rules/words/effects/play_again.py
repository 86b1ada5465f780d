"""`play-again`: its player has another turn."""

from engine.messages import Message
from engine.play.tables import AGAIN
from engine.rules.fields import switch
from engine.rules.word import EffectWord

ANOTHER_TURN = switch("play-again", "Whether it gives its player another turn")
WORD = EffectWord(field=ANOTHER_TURN, place=120, flags=AGAIN, tell=Message("does-play-again"), keeps=True)
