"""What is told at the table beside the cards: the log of a hand, what an effect does, a bot's remark."""
