"""What is agreed before a sheet's first round."""
