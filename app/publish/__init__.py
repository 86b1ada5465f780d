"""Builds the web app: a folder that any static host can serve. This package itself isn't part of any release."""
