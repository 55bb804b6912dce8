"""What the bot keeps about people and servers: shown, exported, deleted."""
