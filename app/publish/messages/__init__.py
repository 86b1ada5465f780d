"""Compiles the messages that ship, and derives message files from presets and names."""
