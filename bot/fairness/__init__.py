"""Cards made from a secret and people's words, which anybody can check."""
