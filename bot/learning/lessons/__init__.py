"""Lessons that are played: game records with comments that say what is asked."""
