"""Rulesets as data: the words that they are written in, and how they are read, explained, linted, compared and
shared.
"""
