"""What a phone would be given: the packages that pip finds, and the files and settings that `flet build` packs."""
