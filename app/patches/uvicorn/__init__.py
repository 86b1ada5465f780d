"""Patches for faults of uvicorn."""
