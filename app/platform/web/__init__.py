"""The web app's side in Python: the browser's storage, the page, and the memory snapshot. Imported in browsers only."""
