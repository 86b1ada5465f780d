"""What an event is: its form, the bounds of what it may hold, and what makes a kind of them."""
