"""Refusals by the bot itself, not by the rules of a game."""


class Denied(Exception):
    """A wish that can't be met: ``key`` names the sentence ``denied-<key>``, ``facts`` fill it."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class Late(Exception):
    """A move that can't be taken back any more, or that the others have decided about."""


class Stale(Exception):
    """A click for a move that is no longer the next one: the game has gone on."""
