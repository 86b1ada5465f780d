"""Exchange with a peer, which is another of one's own devices: both sides of it, without a server between."""
