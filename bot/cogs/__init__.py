"""The slash commands, thin: each reads its options and calls the desk. One file, one theme."""

EXTENSIONS = ("bot.cogs.tables", "bot.cogs.play", "bot.cogs.scores", "bot.cogs.manual")
"""What is loaded at a start, in the order in which `/tarok help` lists the commands."""
