"""Paired devices: two devices of one person that exchange whenever both are open in one network."""
