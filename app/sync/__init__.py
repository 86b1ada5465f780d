"""Screens and the controller for sync between a person's own devices."""
