"""Serve Flet's client to browsers with the app's own page, which shows a splash and notices a silent host."""
