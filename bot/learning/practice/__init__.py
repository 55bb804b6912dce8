"""Playing on from a position of a finished deal, or from a puzzle."""
