"""Score sheets for hands with real cards."""
