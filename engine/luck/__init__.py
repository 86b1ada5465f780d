"""How lucky the cards of a hand were: what each seat was dealt and drew, beside many hands of bots.

Luck is counted in special cards: those with an effect, and those that go on anything. A seat that got more of them than
is to be expected of so many cards was lucky. How many cards a seat draws depends on how it plays, but what is expected
grows with them, so good play is not counted as luck.
"""
