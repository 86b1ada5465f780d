"""Small texts stored by key: settings, drafts and progress, and how they are written and read."""
