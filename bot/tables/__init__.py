"""Tables: from the lobby to the last deal."""
