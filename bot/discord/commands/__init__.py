"""Slash commands as Discord knows them: built, translated and published."""
