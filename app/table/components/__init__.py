"""The components that draw a table from its picture."""
