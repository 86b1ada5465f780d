"""What opens over a sheet."""
