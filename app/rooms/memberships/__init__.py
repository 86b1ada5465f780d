"""The rooms that this device sits in, and the ways into them."""
