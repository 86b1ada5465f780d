"""The bytes that are stored and sent: each kind as the code writes it, compared with a file that never changes."""
