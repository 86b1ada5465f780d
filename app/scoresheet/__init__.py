"""The score sheet: what lies on the table's edge when people play with real cards."""
