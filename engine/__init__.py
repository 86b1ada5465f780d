"""The games of the Switch family: rules as data, one engine for all, standard library only."""
