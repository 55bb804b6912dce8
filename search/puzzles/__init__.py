"""Puzzles: decisions of played deals with one good answer, found and judged again."""
