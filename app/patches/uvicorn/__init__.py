"""Faults of uvicorn."""
