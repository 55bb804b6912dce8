"""The slash commands, thin: each reads its options and calls the desk. One file, one theme."""
