"""Rulesets as data: their words, and how they are read, explained, linted, compared and shared."""
