"""Patches for faults of Flet, its server, Flutter's client and uvicorn: one file per fault. README.md lists them."""
