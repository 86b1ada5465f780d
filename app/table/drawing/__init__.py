"""The table drawn from its picture, and what is laid over it: the log, the coach, who won."""
