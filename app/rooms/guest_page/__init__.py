"""The page that a host serves to guests in plain browsers: it draws the pictures it's sent, and posts taps back."""
