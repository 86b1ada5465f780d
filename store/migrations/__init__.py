"""The schema's versions, one frozen file each: it carries a file one version forward and is never edited again.

A new version is a new file, `version_N.py`, with all of its SQL written out as text: what it says must not depend on
anything that may be changed or extended later.
"""
