"""Makes the files in assets/ and app/publish/icons/: cards, pictures, sounds, fonts. Their results are committed."""
