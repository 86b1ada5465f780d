"""What lies on the felt, each part by itself."""
