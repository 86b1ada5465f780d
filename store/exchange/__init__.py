"""Score files of other programs: read into plays, brought into the history, and written again. See README.md."""
