"""Finished deals that people look at again: who may, and what they are shown."""

from collections.abc import Callable, Iterable
from itertools import chain
from typing import NamedTuple

from bot.archive.archive import Archive
from bot.archive.replay_page import REPLAY, SHARE, replay
from bot.archive.replays import Replayed, seat_of
from bot.base.typed_text import chosen, folded
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.deals.words import game_name
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.page import Attachment, Block, Page, Text, note
from bot.kit.routes import Press, Route, known
from bot.kit.wishes import Note, Person, Public, Response, Shown
from bot.store import StoredDeal, StoredTable
from bot.tables.memory import stored_tables
from bot.tables.pages.match_scores import scores as scores_page

VOID = "void-"
"""Goes before the log's number of a deal that was dealt again; others go by their place."""

WaysOn = Callable[[Replayed, int, int | None, Words], Iterable[Block]]
"""Controls of other capabilities below a page of a finished deal: by the page's number and the
reader's seat in that deal (None: they had none)."""


class ReplayPage(NamedTuple):
    """A page of a finished deal, as a button asks for it."""

    table: int
    deal: int
    """Its number in the log."""
    step: int
    share: bool
    """Post it for everybody, rather than turn to it."""


def read_look(custom_id: str) -> ReplayPage | None:
    """The page of a finished deal in a custom_id; None if it is not one of ours."""
    kind, *parts = custom_id.split(":")
    if kind not in (REPLAY, SHARE) or len(parts) != 4:
        return None
    numbers = parts[:3]
    if not are_numbers(*numbers):
        return None
    table, deal, step = map(int, numbers)
    return ReplayPage(table, deal, step, kind == SHARE)


class ReplayDesk:
    """The wishes of people who look back. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self, archive: Archive, looks: Looks | None = None, languages: Languages | None = None
    ) -> None:
        self._archive = archive
        self._looks = looks or Looks()
        self._languages = languages or Languages()
        self.ways_on: list[WaysOn] = []

    def routes(self) -> tuple[Route, ...]:
        """Where controls of finished deals lead."""
        return (
            Route(at=REPLAY, answer=self._turn),
            Route(at=SHARE, answer=self._turn, repeatable=True),
        )

    async def _turn(self, press: Press) -> Response:
        wanted = known(read_look(press.custom_id))
        return await self.look(press.person, press.place.guild, wanted)

    async def look(self, person: Person, guild: int, wanted: ReplayPage) -> Shown:
        """Turn to a page of a deal, or post it in the channel."""
        if not wanted.share:
            deal = await self._archive.replay(guild, person.user, wanted.table, wanted.deal)
            look, words = self._looks.of(person.user), person.words
            player = seat_of(deal, person.user)
            ways = [one(deal, wanted.step, player, words) for one in self.ways_on]
            there = await self._archive.scored(person.user, wanted.table, wanted.deal)
            back = None if there is None else there.info(player)
            page = replay(deal, wanted.step, words, look=look, ways_on=chain(*ways), back=back)
            return Note(page)
        deal = await self._archive.share(guild, person.user, wanted.table, wanted.deal)
        look = self._looks.board(guild)
        words = self._languages.of_server(guild, person.server_locale)
        page = replay(deal, wanted.step, words, shared=True, look=look)
        return Public(page, once=f"{SHARE}:{wanted.table}:{wanted.deal}:{wanted.step}")

    async def open(self, person: Person, guild: int, match: str | None, deal: str | None) -> Shown:
        """Open a deal at its beginning: the last one of the newest match, unless one is named."""
        wanted = await self.named(person, guild, match, deal)
        if wanted is None:
            return Note(note(person.words("denied-no-finished-deal", deals=0)))
        return await self.look(person, guild, ReplayPage(*wanted, 0, share=False))

    async def named(
        self, person: Person, guild: int, match: str | None, deal: str | None
    ) -> tuple[int, int] | None:
        """The numbers of a match and of its deal in the log; None: no deal is finished yet."""
        table = await self._match(person, guild, match)
        deals = await self._archive.deals(guild, person.user, table)
        if not deals:
            return None
        return table, deals[-1].number if deal is None else _numbered(deals, deal, person.words)

    async def _match(self, person: Person, guild: int, named: str | None) -> int:
        if named is not None:
            number = folded(named).removeprefix("#")
            if not are_numbers(number):
                number = chosen(await self.matches(person, guild), named)
            if not are_numbers(number):
                raise Denied("not-your-match")
            return int(number)
        newest = await self._archive.matches(guild, person.user)
        if not newest:
            raise Denied("no-match-of-yours")
        return newest[0].id

    async def matches(self, person: Person, guild: int) -> list[tuple[str, str]]:
        """A person's newest matches, each by its name and number."""
        rows = await self._archive.matches(guild, person.user)
        return [(_match_label(row, person.words), str(row.id)) for row in rows]

    async def deals(self, person: Person, guild: int, match: str | None) -> list[tuple[str, str]]:
        """A match's finished deals, newest first, each by its scores and number."""
        table = await self._match(person, guild, match)
        deals = await self._archive.deals(guild, person.user, table)
        return [(_deal_label(row, value, person.words), value) for row, value in _named(deals)][
            ::-1
        ]


def _named(deals: tuple[StoredDeal, ...]) -> list[tuple[StoredDeal, str]]:
    """The deals with their names in commands: by place; void ones have none."""
    named, place = [], 0
    for row in deals:
        place += bool(row.scores)
        named.append((row, str(place) if row.scores else f"{VOID}{row.number}"))
    return named


def _numbered(deals: tuple[StoredDeal, ...], typed: str, words: Words) -> int:
    """The log's number of a deal, by its name or its line in the list. Raises Denied."""
    named = _named(deals)
    wanted = chosen(((_deal_label(row, value, words), value) for row, value in named), typed)
    for row, value in named:
        if value == wanted:
            return row.number
    raise Denied("no-finished-deal", deals=sum(bool(row.scores) for row in deals))


MOST_LABEL = 100
"""Most characters of a line in a list (platform)."""


def _match_label(row: StoredTable, words: Words) -> str:
    names = words("names-comma").join(seat.name for seat in row.seats)
    game = game_name(stored_tables.table_of(row).info(), words)
    return words("replay-match", number=row.id, game=game, names=names)[:MOST_LABEL]


def _deal_label(row: StoredDeal, value: str, words: Words) -> str:
    if not row.scores:
        return words("replay-void")
    scores = "  ".join(f"{score:+d}" for score in row.scores)
    return words("replay-deal", deal=value, scores=scores)[:MOST_LABEL]


class ScoreDesk:
    """The wishes of people looking back. Each raises Denied or StoreError."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    async def score(self, person: Person, channel: int) -> Shown:
        """Show all finished deals of the channel's table."""
        sheet = await self._archive.sheet(channel)
        return Note(scores_page(sheet.info, sheet.deals, sheet.struck, person.words))

    async def export(self, person: Person, channel: int, deal: int | None) -> Shown:
        """Give the record of a finished deal as a file, to those who may look at the deal again."""
        name, record = await self._archive.record(person.user, channel, deal)
        text = Text(person.words("reply-record", file=name))
        return Note(Page((text,), attachment=Attachment(name, record)))
