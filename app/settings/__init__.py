"""The screens with settings."""
