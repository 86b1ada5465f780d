"""Looking back: matches that were played, replayed step by step, reviewed, shared and taken along."""
