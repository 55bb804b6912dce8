"""The families of games, each one folder: its rules, rows, options, scores and house player."""
