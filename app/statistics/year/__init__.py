"""A year in review: of a person, and of the people who played together."""
