"""Pictures of every screen and state at four sizes, light and dark, for people to look at.

`taking` opens a screen and turns it, `doing` taps on it first; the other modules have the screens.
"""
