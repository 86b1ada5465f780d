"""What differs between phones, desktops, servers and browsers. Nothing here draws."""
