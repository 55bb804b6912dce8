"""Tables, their deals and moves, as they are stored."""
