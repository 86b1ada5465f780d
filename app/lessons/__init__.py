"""Learning a game at the table: lessons, each a hand that is guided."""
