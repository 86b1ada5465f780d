"""The parts of an open store, as the app calls them: each method is one transaction and returns frozen records."""
