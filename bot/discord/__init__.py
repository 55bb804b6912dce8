"""Discord, knowing no game: connections, messages, replies, commands."""
