"""What a host runs: config, backups, checks, emojis, seeds."""
