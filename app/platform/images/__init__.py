"""Pictures as bytes: read what a client has drawn, and write it small."""
