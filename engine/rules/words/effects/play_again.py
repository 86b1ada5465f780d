"""`play-again`: you have another turn."""

from engine.messages import Message
from engine.play.tables import AGAIN, MUST_COVER
from engine.rules.fields import switch_field
from engine.rules.word import EffectWord

ANOTHER_TURN = switch_field("play-again", "Whether you have another turn")
WORD = EffectWord(
    field=ANOTHER_TURN,
    order=120,
    flags=AGAIN,
    idle_beside=MUST_COVER,
    describe=Message("does-play-again"),
    keeps_turn=True,
)
