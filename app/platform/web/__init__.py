"""The web app's connection to its browser: storage, the page, and the memory snapshot. Imported in browsers only."""
