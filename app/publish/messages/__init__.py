"""Makes the files of messages that ship: compiled tables, and what is derived from presets and names."""
