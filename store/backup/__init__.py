"""All that is kept as one file to take along: written, checked where it comes from elsewhere, and taken in."""

from store.backup.export import to_csv, to_file, to_zip
from store.backup.incoming import Incoming
from store.backup.taking import take_in

__all__ = ["Incoming", "take_in", "to_csv", "to_file", "to_zip"]
