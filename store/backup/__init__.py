"""All that is kept as one file to take along: written, checked where it comes from elsewhere, and taken in."""

from store.backup.export import to_csv, to_file, to_zip
from store.backup.incoming import Incoming
from store.backup.taking import Taking

__all__ = ["Incoming", "Taking", "to_csv", "to_file", "to_zip"]
