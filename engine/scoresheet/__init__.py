"""A score sheet: what is agreed (`terms`), what is tapped (`taps`), what that leaves written (`ledger`), what it comes
to (`rounds`, `reckoning`), and the sheet that folds it all (`sheet`).
"""
