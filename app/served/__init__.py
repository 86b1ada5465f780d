"""Flet's client as it is handed out: our name on felt until the first screen is there, and locks that hold."""
