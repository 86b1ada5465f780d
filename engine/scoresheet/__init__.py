"""A score sheet: what is agreed (`terms`), what is tapped (`taps`), what the taps leave written (`ledger`), what it
adds up to (`rounds`, `standings`), the sheet that folds it all (`sheet`), and awards at its end (`awards`).
"""
