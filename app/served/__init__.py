"""The page that the play server sends first: our name on felt until the first screen is there."""
