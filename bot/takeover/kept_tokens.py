"""Tokens outlive the process: a follower goes on drawing people's private pages, and tables where
the bot is a guest, without a click.

Changes are noted as they happen and saved once a second, beside all that people do: nobody waits
for it, and while nothing changes nothing is looked at. If a page just stays where it is, a newer
token is saved once a minute, as any of them can change it.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import timedelta
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.base.background import Background, repeated
from bot.base.bounded import Bounded
from bot.discord.answering.awaited_pages import MAX_PAGES, AwaitedPage, AwaitedPages
from bot.discord.answering.reach import reach_of
from bot.store import StoreError
from bot.tables.board.guests import MOST_MESSAGES, GuestMessage, Guests
from bot.tables.private.private_view import HandKept
from bot.tables.private.private_views import PrivateViews
from bot.tables.private.sessions import SessionKey
from bot.takeover.token_rows import Gone, Token, TokenRows, TokensKept

logger = logging.getLogger(__name__)

LIFE = timedelta(minutes=15)
"""How long a token lives (platform)."""
EVERY = 1.0
"""Seconds between saves."""
YOUNG = 60.0
"""How many seconds older a saved token may be than the newest for the same message."""
TIDY = 60.0
"""Seconds between clean-ups."""

Interaction = discord.Interaction[Any]


def revived(client: discord.Client, kept: Token) -> Interaction:
    """An interaction of which only the token is left: it can do what the token can."""
    owners = {"0": str(kept.server)} if kept.server else {"1": str(kept.person)}
    user = {"id": str(kept.person), "username": "", "discriminator": "0", "avatar": None}
    data: Any = {
        "id": str(kept.interaction),
        "type": discord.InteractionType.component.value,
        "token": kept.token,
        "version": 1,
        "application_id": str(client.application_id),
        "attachment_size_limit": 0,
        "authorizing_integration_owners": owners,
        "locale": kept.locale,
        "user": user,
    }
    made: Interaction = discord.Interaction(data=data, state=client._connection)
    made.guild_id = kept.server or None
    made.channel = client.get_partial_messageable(kept.channel)  # type: ignore[assignment]
    return made


def token_of(interaction: Interaction, *, posts: bool) -> Token:
    """What to keep of an interaction."""
    server = interaction.guild_id if reach_of(interaction) == "server" else None
    channel = interaction.channel_id or 0
    user, locale = interaction.user.id, str(interaction.locale)
    return Token(interaction.id, interaction.token, user, channel, server or 0, locale, posts)


class Changed(NamedTuple):
    """Keys of all that has changed since it was last saved."""

    places: set[SessionKey]
    messages: set[int]
    posting: set[tuple[int, int]]
    awaited: set[int]


class Saving(NamedTuple):
    """One write: the records by their keys, and the interactions they need."""

    pages: dict[SessionKey, HandKept]
    messages: dict[int, GuestMessage]
    awaited: dict[int, AwaitedPage]
    gone: Gone
    tokens: dict[int, Interaction]
    """By interaction, those whose tokens must be there as well."""
    posting: dict[int, Interaction]
    """By interaction, those that also draw tables where the bot is a guest."""


class KeptTokens:
    """Saves tokens, and brings them back after a start."""

    def __init__(
        self,
        rows: TokenRows,
        hands: PrivateViews,
        guests: Guests,
        revive: Callable[[Token], Interaction],
        hears: Callable[[int], bool],
    ) -> None:
        """``hears``: whether this process serves a server."""
        self._rows, self._revive, self._hears = rows, revive, hears
        self._hands, self._guests = hands, guests
        self.awaited = AwaitedPages()
        self._saving = asyncio.Lock()
        self._wanted = asyncio.Event()
        self._tokens: dict[int, Token] = {}
        """Saved tokens by interaction; the oldest stand first, or nearly."""
        self._pages: dict[SessionKey, HandKept] = {}
        self._messages = Bounded[int, GuestMessage](MOST_MESSAGES)
        self._awaiting = Bounded[int, AwaitedPage](MAX_PAGES)
        self._behind = set[SessionKey](), set[int]()
        """Pages and messages that a newer token can change than is saved."""
        self._background = Background()

    async def load(self) -> None:
        """Bring back what an earlier process saved. Raises StoreError."""
        found = await self._rows.load(_oldest())
        mine = {one.interaction: one for one in found.tokens if self._hears(one.server)}
        alive = {number: self._revive(one) for number, one in mine.items()}
        pages = [one for one in found.hands if one.sender in alive]
        messages = [one for one in found.messages if one.shown_by in alive]
        for page in pages:
            await self._hands.words_ready(alive[page.sender])
            self._hands.restore(page, alive[page.sender], alive.get(page.shown_by))
        for message in messages:
            self._guests.restore(message, alive[message.shown_by])
        awaited = [one for one in found.awaited if one.interaction in alive]
        for one in awaited:
            self.awaited.restore(one, alive[one.interaction])
        for number, token in mine.items():
            if token.posts:
                self._guests.found(alive[number])
        self._tokens = mine
        self._pages = {(one.table, one.person): one for one in pages}
        self._messages.update({one.message: one for one in messages})
        self._awaiting.update({one.interaction: one for one in awaited})

    async def locales(self) -> set[str]:
        """The languages in which people who pressed something lately use Discord. Raises
        StoreError."""
        return {one.locale for one in (await self._rows.load(_oldest())).tokens}

    async def begin(self, *, tidies: bool) -> None:
        """Bring back what is kept, and save changes from now on. Raises StoreError.

        ``tidies``: it also deletes what is of no more use.
        """
        await self.load()
        self._hands.dirty.listen(self._wanted.set)
        self._guests.dirty.listen(self._wanted.set)
        self._guests.new.listen(self._wanted.set)
        self.awaited.dirty.listen(self._wanted.set)
        self._background.keep(self._watch, "noting tokens")
        self.awaited.listen(self._save_soon)
        if tidies:
            tidy = partial(repeated, self._tidy, TIDY, StoreError, _not_taken_away)
            self._background.keep(tidy, "taking tokens away")

    async def _watch(self) -> None:
        """Save what changes, once a second at most."""
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            try:
                await self.save()
            except StoreError as error:
                _not_noted(error)
                self._wanted.set()
            await asyncio.sleep(EVERY)

    def _save_soon(self) -> None:
        """What somebody is told to wait for comes, even if this process ends in a moment."""
        self._background.start(self._save_now, "noting a page that is awaited")

    async def _save_now(self) -> None:
        with contextlib.suppress(StoreError):  # it is tried again within a second
            await self.save()

    async def _tidy(self) -> None:
        await self._rows.drop_before(_oldest())

    async def close(self) -> None:
        """Save everything, down to the newest token, and stop."""
        await self._background.close()
        try:
            await self.save(whole=True)
        except StoreError as error:
            _not_noted(error)

    async def save(self, *, whole: bool = False) -> None:
        """Save what has changed; ``whole``: also newer tokens for the same. Raises StoreError."""
        async with self._saving:
            await self._save(whole=whole)

    async def _save(self, *, whole: bool) -> None:
        if whole:
            self._hands.dirty.put_back(self._behind[0])
            self._guests.dirty.put_back(self._behind[1])
        hands, messages, posting, awaited = (
            self._hands.dirty.take(),
            self._guests.dirty.take(),
            self._guests.new.take(),
            self.awaited.dirty.take(),
        )
        changed = Changed(hands, messages, posting, awaited)
        if not any(changed):
            return
        try:
            await self._save_these(changed, whole)
        except BaseException:
            self._hands.dirty.put_back(hands)
            self._guests.dirty.put_back(messages)
            self._guests.new.put_back(posting)
            self.awaited.dirty.put_back(awaited)
            raise

    async def _save_these(self, changed: Changed, whole: bool) -> None:
        self._drop_expired()
        found = self._found(changed, whole)
        tokens = self._new_tokens(found)
        if tokens or found.pages or found.messages or found.awaited or any(found.gone):
            kept = TokensKept(
                tokens,
                tuple(found.pages.values()),
                tuple(found.messages.values()),
                tuple(found.awaited.values()),
            )
            await self._rows.keep(kept, found.gone)
        self._tokens |= {one.interaction: one for one in tokens}
        for place in found.gone.hands:
            self._pages.pop(place, None)
        for number in found.gone.awaited:
            self._awaiting.pop(number, None)
        self._pages |= found.pages
        self._messages.update(found.messages)
        self._awaiting.update(found.awaited)

    def _drop_expired(self) -> None:
        """Let go of tokens that have expired, as far as they come first."""
        oldest = _oldest()
        for kept in (self._tokens, self._awaiting):
            while kept and next(iter(kept)) < oldest:
                del kept[next(iter(kept))]

    def _found(self, changed: Changed, whole: bool) -> Saving:
        """Gather the records to save for these changes."""
        gone = Gone(
            tuple(place for place in changed.places & self._pages.keys() if self._is_gone(place)),
            tuple(one for one in changed.awaited & self._awaiting.keys() if self._is_over(one)),
        )
        saving = Saving({}, {}, {}, gone, {}, {})
        for place in changed.places:
            self._add_page(saving, place, whole)
        for number in changed.messages:
            self._add_message(saving, number, whole)
        for interaction in changed.awaited:
            awaited = self.awaited.get(interaction)
            if awaited is not None and awaited.page != self._awaiting.get(interaction):
                saving.awaited[interaction] = awaited.page
                saving.tokens[interaction] = awaited.interaction
        for channel, interaction in changed.posting:
            if (posts := self._guests.posts(channel, interaction)) is not None:
                saving.posting[interaction] = posts
        return saving

    def _is_gone(self, place: SessionKey) -> bool:
        return self._hands.drawable(place) is None

    def _is_over(self, interaction: int) -> bool:
        return self.awaited.get(interaction) is None

    def _add_page(self, saving: Saving, place: SessionKey, whole: bool) -> None:
        self._behind[0].discard(place)
        if (message := self._hands.drawable(place)) is None:
            return
        before, now = self._pages.get(place), message.kept(*place)
        if _has_moved(before, now, whole):
            saving.pages[place] = now
            saving.tokens.update({one.id: one for one in message.interactions})
        elif before != now:
            self._behind[0].add(place)

    def _add_message(self, saving: Saving, number: int, whole: bool) -> None:
        self._behind[1].discard(number)
        if (owner := self._guests.owner(number)) is None:
            self._messages.pop(number, None)
            return
        before, now = (
            self._messages.get(number),
            GuestMessage(number, owner.interaction.id, owner.original),
        )
        if _differs(before, now, whole):
            saving.messages[number] = now
            saving.tokens[now.shown_by] = owner.interaction
        elif before != now:
            self._behind[1].add(number)

    def _new_tokens(self, saving: Saving) -> tuple[Token, ...]:
        """The unsaved tokens of these interactions."""
        posting = saving.posting
        needed = (saving.tokens | posting).values()
        found = (token_of(one, posts=one.id in posting) for one in needed)
        return tuple(one for one in found if self._is_new(one))

    def _is_new(self, token: Token) -> bool:
        saved = self._tokens.get(token.interaction)
        return saved is None or (token.posts and not saved.posts)

    def forget(self, user: int) -> None:
        """A person asked to be forgotten: draw nothing by their tokens any more. What may have been
        saved of their pages meanwhile is deleted with the next change."""
        self._hands.forget(user)
        self._guests.forget(user)
        self.awaited.forget(user)
        self._tokens = {one: it for one, it in self._tokens.items() if it.person != user}

    async def look(self) -> None:
        """Forget everybody whom another process was asked to forget. Raises StoreError."""
        oldest, noted = _oldest(), tuple(self._tokens.items())  # more may be saved meanwhile
        there = {one.interaction for one in (await self._rows.load(oldest)).tokens}
        gone = [it for one, it in noted if one >= oldest and one not in there]
        for user in {it.person for it in gone}:
            self.forget(user)


def _not_noted(error: Exception) -> None:
    logger.warning("tokens cannot be noted now: %s", error)


def _not_taken_away(error: Exception) -> None:
    logger.warning("tokens that are over cannot be taken away now: %s", error)


def _oldest() -> int:
    """The number of the oldest interaction whose token still lives."""
    return discord.utils.time_snowflake(discord.utils.utcnow() - LIFE)


def _has_moved(before: HandKept | None, now: HandKept, whole: bool) -> bool:
    """Whether to save a page again."""
    if before is None or whole or now.message is None:
        return before != now
    by = before.shown_by, before.sender
    same = now._replace(shown_by=by[0], sender=by[1], original=before.original)
    return same != before or _apart(before.sender, now.sender) > YOUNG


def _differs(before: GuestMessage | None, now: GuestMessage, whole: bool) -> bool:
    if before is None or whole:
        return before != now
    return _apart(before.shown_by, now.shown_by) > YOUNG


def _apart(before: int, now: int) -> float:
    """Seconds between two interactions."""
    return ((now >> 22) - (before >> 22)) / 1000
