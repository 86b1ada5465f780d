"""What every screen stands on: the visitor's state, the theme, parts, words."""
