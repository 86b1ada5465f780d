"""What differs between a phone, a desktop, a server and a browser, below everything that is drawn."""
