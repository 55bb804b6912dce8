"""After a day has closed: how people's deals of that day compare, by direct message."""
