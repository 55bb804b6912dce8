"""A person's own deals of the day: a calendar, records, and decisions to look at again."""
