"""Compile the messages that ship, and derive message files from presets and names."""
