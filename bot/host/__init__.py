"""The host's commands: config, backups, checks, emojis, seeds."""
