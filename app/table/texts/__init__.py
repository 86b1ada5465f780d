"""The texts of what lies on a table: what it says when it is drawn, and what screen readers say of it."""
