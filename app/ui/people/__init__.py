"""How people are named and drawn, and the fields in which they choose both."""
