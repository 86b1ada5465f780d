"""Serves Flet's client to browsers, with the app's own page, which notices if the host doesn't answer."""
