"""The page that a host serves to guests in plain browsers: it draws what it's sent and posts back what was tapped."""
