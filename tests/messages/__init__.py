"""What tests and translators ask about messages: where code asks for them, and which translations are up to date."""
