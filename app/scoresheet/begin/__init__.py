"""What is agreed before the first round of a sheet."""
