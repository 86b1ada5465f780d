"""Facts that come from elsewhere, merged into what is here."""
