"""How a hand or a match ends on the screen."""
