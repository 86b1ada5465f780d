"""What only runs in a browser, with Python in the page: its storage and its page. Imported there and nowhere else."""
