"""A View of a deal as a page and as a scene: board, hand, score sheet, their words."""
