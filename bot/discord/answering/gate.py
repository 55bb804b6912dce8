"""The gate that each request passes, except those about a person's own data."""

from abc import ABC, abstractmethod

from bot.kit.wishes import Person, Response


class Gate(ABC):
    """Turns away people and servers that are kept from playing."""

    @abstractmethod
    async def refusal(self, person: Person, server: int) -> Response | None:
        """The answer to a person who is turned away; None: the request is granted.

        ``server``: 0 outside of servers. Raises StoreError.
        """
