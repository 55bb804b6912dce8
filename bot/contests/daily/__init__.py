"""Deals of the day and rated deals, ladders, channels that show them, reminders."""
