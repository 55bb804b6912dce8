"""Lessons that are played: game records whose comments say what to ask, and what is right."""
