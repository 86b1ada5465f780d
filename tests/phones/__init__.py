"""What a phone app would contain: the packages that pip finds, and the files and settings that `flet build` packs."""
