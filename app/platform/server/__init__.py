"""What only a machine that serves browsers has: its bounds for whoever connects."""
