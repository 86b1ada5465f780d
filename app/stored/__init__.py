"""What is kept as small texts by key: writing them, and reading them again whatever they hold."""
