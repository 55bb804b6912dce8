"""Ladders of the daily deals, for people in the server or channel."""

from bot.contests.daily.ladder_pages import ladder, read_control
from bot.contests.daily.ladders import Ladders
from bot.kit.wishes import Person, Place, Shown


class LadderDesk:
    """Wishes about ladders. Each raises only Denied and StoreError."""

    def __init__(self, ladders: Ladders) -> None:
        self._ladders = ladders

    async def clicked(
        self, person: Person, place: Place, custom_id: str, values: tuple[str, ...] = ()
    ) -> Shown | None:
        """The page that a control opens; None: it has nothing to do with ladders."""
        wanted = read_control(custom_id, values[0] if values else "")
        if wanted is None:
            return None
        asked = wanted.span, wanted.day, wanted.game, wanted.kind
        query = self._ladders.query(place.guild, *asked)
        found = await self._ladders.ladder(query, wanted.page, person.user)
        return Shown(ladder(found, person.words))
