"""Where code uses messages, and which translations are up to date; for tests and translators."""
