"""Refusals by the bot itself, not by the rules of a game."""


class Denied(Exception):
    """A refused request: ``key`` names the sentence ``denied-<key>``, which ``facts`` fill."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Late(Exception):
    """A request to take back a move that comes too late, or is already decided."""


class Stale(Exception):
    """A click for a move that is no longer the next one: the game has gone on."""
