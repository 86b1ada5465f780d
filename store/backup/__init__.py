"""All that is kept as one file to take along: written, checked where it comes from elsewhere, and taken in."""

from store.backup.exporting import to_file, to_zip
from store.backup.importing import take_in
from store.backup.incoming import Incoming
from store.backup.spreadsheet import to_csv

__all__ = ["Incoming", "take_in", "to_csv", "to_file", "to_zip"]
