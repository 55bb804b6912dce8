"""Help for those who play: lessons, hints, practice, analyses."""
