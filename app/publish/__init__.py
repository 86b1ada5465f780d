"""Makes the web app: a folder that any static host can serve. Needed to build only, so it is packed nowhere."""
