"""The list of commands, courses of the games, and rules by number."""
