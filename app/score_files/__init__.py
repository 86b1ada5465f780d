"""Score files of other programs: bringing them in, on a screen and from a terminal."""
