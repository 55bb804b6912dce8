"""Refusals by the bot itself, not by the rules of a game."""


class Denied(Exception):
    """A wish that cannot be met: ``key`` names the sentence ``denied-<key>``, ``facts`` fill it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Late(Exception):
    """A move that can't be taken back any more, or about which the others are settled."""


class Stale(Exception):
    """A click that answers a move which is no longer the next one: the game has gone on."""
