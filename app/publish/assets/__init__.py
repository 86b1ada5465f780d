"""Make the files in `assets/` and `app/publish/icons/`: cards, pictures, sounds, fonts. The results are committed."""
