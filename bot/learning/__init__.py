"""Help for those who play: hints, practice, analyses."""
