"""Games without a table: names, options, levels, rules, forced moves."""
