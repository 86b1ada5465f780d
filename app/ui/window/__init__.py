"""One window: its state, where it goes, its device, and what happens when something in it fails."""
