"""The screens with statistics of people and games."""
