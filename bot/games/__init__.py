"""What is played, without a table: games by name, options, levels, rules, forced moves."""
