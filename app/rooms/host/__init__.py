"""A room that this device hosts: its referee, its log, its listener."""
