"""Events: their form, the bounds of their values, and their kinds."""
