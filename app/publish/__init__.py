"""Build the web app: a folder that any static host can serve. No release contains this package."""
