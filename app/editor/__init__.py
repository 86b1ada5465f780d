"""Making a game of one's own: what can be changed, in questions and words, tried before it is kept, and shared."""
