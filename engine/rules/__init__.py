"""Rulesets as data: their words, how they are read, explained, checked, compared and shared."""
