"""What all screens share: the window's state, the theme, components and texts."""
