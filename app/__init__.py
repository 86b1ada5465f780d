"""What a person sees. Imports engine and store; the only place for flet."""
