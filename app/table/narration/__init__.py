"""The texts about a hand: its log, explanations of effects, remarks of bots."""
