"""Commands and controls for replays, score sheets and records of finished deals."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from bot.archive.archive import Archive, PlayedMatch
from bot.archive.replay_page import REPLAY, SHARE, replay_page
from bot.archive.replays import Replayed, seat_of
from bot.archive.sitters import for_reader
from bot.base.typed_text import fold, match_choice
from bot.choices.languages import Languages
from bot.choices.looks import Looks
from bot.deals.wording.words import game_name
from bot.games.info import TableInfo
from bot.kit.controls import are_numbers
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.page import Attachment, Block, Button, Page, Text
from bot.kit.routes import Press, Route, checked_control
from bot.kit.wishes import Note, Person, Public, Response, Shown
from bot.tables.desk.table_control import TableControl, about_table
from bot.tables.memory import stored_tables
from bot.tables.model.records import StoredDeal, StoredTable
from bot.tables.model.table import Table
from bot.tables.pages.match_scores import scores as scores_page

VOID = "void-"
"""Prefix of the name of a deal whose number on its pages is also that of the deal in its place; its
number in the log follows. All others go by the number on their pages."""

ExtraControls = Callable[[Replayed, int, int | None, Words], Iterable[Block]]
"""Returns controls of other capabilities below a page of a finished deal, given the page's number
and the reader's seat in that deal (None: no seat)."""


class ReplayPage(NamedTuple):
    """A page of a finished deal, as a button requests it."""

    table: int
    deal: int
    """The deal's number in the log."""
    step: int
    share: bool
    """Whether to post the page in the channel rather than turn to it."""


def parse_replay_id(custom_id: str) -> ReplayPage | None:
    """Parse the custom_id of a replay button; None if it is malformed."""
    kind, *parts = custom_id.split(":")
    if kind not in (REPLAY, SHARE) or len(parts) != 4:
        return None
    numbers = parts[:3]
    if not are_numbers(*numbers):
        return None
    table, deal, step = map(int, numbers)
    return ReplayPage(table, deal, step, kind == SHARE)


class ReplayDesk:
    """Replays of finished deals. All methods may raise Denied or StoreError."""

    def __init__(self, archive: Archive, looks: Looks, languages: Languages) -> None:
        self._archive = archive
        self._looks = looks
        self._languages = languages
        self.extra_controls: list[ExtraControls] = []

    def routes(self) -> tuple[Route, ...]:
        """Return the routes of replay buttons."""
        return (
            Route(at=REPLAY, answer=self._turn),
            Route(at=SHARE, answer=self._turn, repeatable=True),
        )

    async def _turn(self, press: Press) -> Response:
        page = checked_control(parse_replay_id(press.custom_id))
        return await self.look(press.person, press.place.guild, page)

    async def look(self, person: Person, guild: int, request: ReplayPage) -> Shown:
        """Turn to a page of a deal, or post it in the channel."""
        table = request.table
        number = request.deal
        step = request.step
        if request.share:
            deal = await self._archive.share(guild, person.user, table, number)
            look = self._looks.board(guild)
            words = self._languages.of_server(guild, person.server_locale)
            page = replay_page(deal, step, words, shared=True, look=look)
            return Public(page, dedupe_key=f"{SHARE}:{table}:{number}:{step}")
        deal = await self._archive.replay(guild, person.user, table, number)
        deal = replace(deal, info=for_reader(deal.info, person))
        words = person.words
        player = seat_of(deal, person.user)
        controls = chain(*(extra(deal, step, player, words) for extra in self.extra_controls))
        solo_table = await self._archive.solo_table_at_score(person.user, table, number)
        back = None if solo_table is None else solo_table.info(player)
        look = self._looks.of(person.user)
        return Note(replay_page(deal, step, words, look=look, extra_controls=controls, back=back))

    async def open(self, person: Person, guild: int, match: str | None, deal: str | None) -> Shown:
        """Open a deal at its beginning: the last one of the newest match, unless one is named."""
        numbers = await self.find_deal(person, guild, match, deal)
        return await self.look(person, guild, ReplayPage(*numbers, 0, share=False))

    async def find_deal(
        self, person: Person, guild: int, match: str | None, deal: str | None
    ) -> tuple[int, int]:
        """Return a match's id and a deal's number in its log; by default the person's last one."""
        table = await self._match(person, guild, match)
        played = await self._archive.deals(guild, person.user, table)
        if not played.deals:
            raise Denied("no-finished-deal", deals=0)
        if deal is not None:
            return table, _deal_number(played, deal, person.words)
        if not played.of_person:  # they have just come
            raise Denied("no-deal-of-yours")
        return table, played.of_person[-1].number

    async def _match(self, person: Person, guild: int, typed: str | None) -> int:
        if typed is not None:
            number = fold(typed).removeprefix("#")
            if not are_numbers(number):
                number = match_choice(await self.matches(person, guild), typed)
            if not are_numbers(number):
                raise Denied("not-your-match")
            return int(number)
        newest = await self._archive.matches(guild, person.user)
        if not newest:
            raise Denied("no-match-of-yours")
        return newest[0].id

    async def matches(self, person: Person, guild: int) -> list[tuple[str, str]]:
        """List a person's newest matches as (label, id) for autocomplete."""
        tables = await self._archive.matches(guild, person.user)
        return [(_match_label(row, person.words), str(row.id)) for row in tables]

    async def deals(self, person: Person, guild: int, match: str | None) -> list[tuple[str, str]]:
        """List a person's finished deals of a match as (label, name), newest first."""
        table = await self._match(person, guild, match)
        played = await self._archive.deals(guild, person.user, table)
        named_deals = reversed(_deals_by_name(played).items())
        return [
            (_deal_label(row, name, person.words), name)
            for name, row in named_deals
            if row in played.of_person
        ]


def _deals_by_name(played: PlayedMatch) -> dict[str, StoredDeal]:
    """Map names in commands to deals: the number on its pages, or ``void-…``."""
    numbers = {row.number: str(shown) for shown, row in played.by_number.items()}
    return {numbers.get(row.number, f"{VOID}{row.number}"): row for row in played.deals}


def _deal_number(played: PlayedMatch, typed: str, words: Words) -> int:
    """Return the log's number of a deal, by its name or its label. Raises Denied."""
    by_name = _deals_by_name(played)
    name = match_choice(
        ((_deal_label(row, name, words), name) for name, row in by_name.items()), typed
    )
    if name not in by_name:
        raise Denied("no-finished-deal", deals=len(played.by_number))
    return by_name[name].number


MAX_LABEL = 100
"""Characters of an autocomplete choice that Discord allows."""


def _match_label(row: StoredTable, words: Words) -> str:
    names = words("names-comma").join(seat.name for seat in row.seats)
    game = game_name(stored_tables.table_of(row).info(), words)
    return words("replay-match", number=row.id, game=game, names=names)[:MAX_LABEL]


def _deal_label(row: StoredDeal, name: str, words: Words) -> str:
    if name.startswith(VOID) or row.scores is None:
        return words("replay-void")
    scores = "  ".join(f"{score:+d}" for score in row.scores)
    return words("replay-deal", deal=name, scores=scores)[:MAX_LABEL]


def menu_buttons(info: TableInfo, words: Words) -> tuple[Button, ...]:
    """The button of a table's menu to the score sheet of its match."""
    if info.veiled or not info.deal:
        return ()
    return (Button(info.control("score"), words("menu-score")),)


class ScoreDesk:
    """Score sheets and records. All methods may raise Denied or StoreError."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive

    def controls(self) -> tuple[TableControl, ...]:
        """Return the controls at a table."""
        return (TableControl("score", about_table(self.score_of)),)

    async def score_of(self, person: Person, table: Table) -> Shown:
        """Show all finished deals of a table."""
        return await self.score(person, table.channel)

    async def score(self, person: Person, channel: int) -> Shown:
        """Show all finished deals of the channel's table."""
        sheet = await self._archive.sheet(channel)
        return Note(scores_page(sheet.info, sheet.deals, sheet.struck, person.words))

    async def export(self, person: Person, channel: int, deal: int | None) -> Shown:
        """Attach the record of a finished deal, for a user who may replay the deal."""
        name, record = await self._archive.record(person.user, channel, deal)
        text = Text(person.words("reply-record", file=name))
        return Note(Page((text,), attachment=Attachment(name, record)))
