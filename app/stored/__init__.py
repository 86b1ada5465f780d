"""Small texts stored by key, such as settings, drafts and progress, with their formats."""
