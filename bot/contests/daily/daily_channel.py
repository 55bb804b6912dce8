"""The channel where a server has the deal of the day: for those who manage it."""

from collections.abc import Callable

from bot.contests.daily.board_page import CHANNEL, HERE, NOWHERE, channel_page
from bot.kit.errors import Denied
from bot.kit.wishes import Person, Place, Shown
from bot.store import Store
from bot.store.daily_channels import LEFT, DailyChannel


class DailyChannelDesk:
    """Wishes about that channel. Every one raises Denied, StoreError or nothing."""

    def __init__(self, store: Store, changed: Callable[[int], None]) -> None:
        """``changed`` is called with a server when there is something to post."""
        self._store = store
        self._changed = changed

    async def show(self, person: Person, place: Place) -> Shown:
        """Where it stands."""
        _may(person, place)
        return Shown(channel_page(await self._store.daily_channel(place.guild), person.words))

    async def clicked(self, person: Person, place: Place, custom_id: str) -> Shown | None:
        """Where a control leads; None: it has nothing to do with this."""
        kind, _, what = custom_id.partition(":")
        if kind != CHANNEL or what not in (HERE, NOWHERE):
            return None
        _may(person, place)
        before = await self._store.daily_channel(place.guild)
        if what == NOWHERE:
            await self._store.clear_daily_channel(place.guild)
        elif before is None or before.channel != place.channel or before.drawn == LEFT:
            new = DailyChannel(place.guild, place.channel, person.server_locale)
            await self._store.set_daily_channel(new)
        self._changed(place.guild)
        return await self.show(person, place)


def _may(person: Person, place: Place) -> None:
    """Raise Denied for people who do not manage a server the bot is in."""
    if place.reach != "server":
        raise Denied("servers-only")
    if not person.may_manage_server:
        raise Denied("not-yours-to-settle")
