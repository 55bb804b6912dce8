"""A SQLite file: connection, thread, lock, failures, backups and the way back."""
