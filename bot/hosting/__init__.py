"""Hosting: the commands by which the bot's owner looks after it from within Discord."""
