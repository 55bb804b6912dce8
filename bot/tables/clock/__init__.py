"""Actions at a table without a click: house moves, deadlines, reminders."""
