"""Flet's client as it's served to browsers: with our page, which shows a splash and notices a silent host."""
