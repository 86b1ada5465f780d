"""Every screen and state at four sizes, light and dark: what a person sees, to look at.

`taking` opens a screen and turns it, `doing` taps on it first; the other modules hold the screens.
"""
