"""The only handler of buttons and selects: it reads the custom_id and calls the desk.

- ``t:<table>:<seq>:<code>``: a table; see ``bot.tables.desk.clicks``
- ``again:<table>``: the same match again; ``bring:<table>``: the table goes on in this channel
- ``replay:<table>:<deal>:<step>``: a page of a finished deal, which ``share:`` posts
- ``others:<table>:<deal>``: others' results with its cards, and their lines of play
- ``analyse:<table>:<deal>:<place>``: a page of its analysis
- ``practise:<table>:<deal>:<position>``: a position of it, to play on from
- ``p:<practice>:<step>:<code>``: what is played on from there
- ``daily:<wish>:<number>``: a deal of the day; ``duel:<wish>:<number>``: a challenge;
  ``cup:<wish>:<number>``: a tournament; ``teams:<wish>:<number>``: a team match;
  ``e:<entry>:<step>:<code>``: a try at one of their deals; ``ladder:`` and ``rated:``: see
  ``bot.contests.daily.ladder_pages``; ``dailies:``: the channel where a server has the deal of
  the day
- ``profile:`` and ``leaders:``: see ``bot.careers.pages``
- ``manual:<game>:<page>``: a page of a game's course; ``rule:<number>``: a rule
- ``look:<whose>:<what>:<value>``: a choice of how cards are shown, or of a language
- ``forget:``: being forgotten
- ``d:<game>:<code>``: what a server settles for itself
"""

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeVar

import discord

from bot.archive.desk import ReplayDesk, read_look
from bot.archive.replay_page import REPLAY, SHARE
from bot.base.log_subject import at_table
from bot.careers.desk import CareerDesk
from bot.careers.pages import LEADERS, PROFILE, read_control
from bot.contest_desks import ContestDesk
from bot.contests.challenges.pages import ACCEPT, DECLINE, DUEL, WITHDRAW
from bot.contests.daily.board_page import CHANNEL
from bot.contests.daily.ladder_pages import HEADS as LADDERS
from bot.contests.daily.pages import DAILY
from bot.contests.duplicates.desk import DuplicateDesk, read_wish
from bot.contests.duplicates.pages import OTHERS
from bot.contests.teams.pages import OFF, SIT, START, TEAMS, UP
from bot.contests.tournaments.pages import ENTER, LEAVE, PLAY, TOURNAMENT
from bot.deals.options import page_number
from bot.discord.answering.awaited_pages import Awaited
from bot.discord.answering.reach import home_of, reach_of
from bot.discord.answering.replies import Replies
from bot.discord.answering.reply_in_time import is_private
from bot.games.info import ENTRY, PRACTICE, TABLE
from bot.kit.controls import are_numbers, read_click
from bot.kit.errors import Denied
from bot.kit.slips import Slips
from bot.kit.wishes import Person, Place, Response, Shown
from bot.learning.analyses.desk import AnalysisDesk, read_leaf
from bot.learning.analyses.pages import ANALYSE
from bot.learning.practice.desk import PracticeDesk
from bot.learning.practice.play_on import PRACTISE
from bot.privacy.pages import FORGET
from bot.store import Reach
from bot.tables.desk.clicks import OPEN, REDRAWS, TableClicks, kind_of
from bot.tables.desk.desk import Desk
from bot.tables.pages.removing import BRING
from bot.tables.pages.score import AGAIN

DEFAULTS, LOOK, MANUAL, RULE = "d", "look", "manual", "rule"
"""Beginnings of the custom_ids of a server's settings, of looks, of courses and of a rule."""

OF_CONTESTS = (DAILY, DUEL, *LADDERS, CHANNEL, TOURNAMENT, TEAMS, ENTRY)
ANSWERS = (
    *(f"{DUEL}:{wish}:" for wish in (ACCEPT, DECLINE, WITHDRAW)),
    *(f"{TEAMS}:{wish}:" for wish in (SIT, UP, START, OFF)),
)
"""Beginnings of custom_ids whose public message says what came of it."""

KINDS_SAME_AGAIN = (DAILY, DUEL, TEAMS, PRACTISE, SHARE, LOOK, DEFAULTS, CHANNEL)
SAME_AGAIN = (
    *(f"{kind}:" for kind in KINDS_SAME_AGAIN),
    *(f"{TOURNAMENT}:{wish}:" for wish in (ENTER, LEAVE, PLAY)),
)
"""Beginnings of custom_ids that show the same when carried out again."""

KNOWN = (f"{PRACTICE}:", f"{ENTRY}:", *SAME_AGAIN)
"""Beginnings of custom_ids of presses that an earlier process may have carried out, but that need
no check for that: the others carry the step they were offered at, as tables' do."""

LANGUAGE = "language"
"""What can be chosen like a look, though it is not part of one."""

T = TypeVar("T")


class Press(NamedTuple):
    """A press on a control that belongs to no table, with the choice if it is a select."""

    person: Person
    server: int
    """0: outside of servers."""
    channel: int
    home: int
    """The server; outside of servers, the channel."""
    custom_id: str
    values: tuple[str, ...]
    reach: Reach = "server"
    """What the bot can do there."""
    private: bool = True
    """It is on a message for this person alone."""
    done: bool = False
    """An earlier process has carried it out; only the answer is missing."""

    @property
    def place(self) -> Place:
        """Where it was pressed."""
        return Place(self.home, self.channel, self.person.server_locale, reach=self.reach)

    @property
    def value(self) -> str:
        """What was chosen; empty: nothing."""
        return self.values[0] if self.values else ""


def read_page(custom_id: str) -> tuple[str, int] | None:
    """The game and the page of its rules in a custom_id; None if it is not one of ours."""
    parts = custom_id.split(":")
    if len(parts) != 4 or parts[0] != MANUAL or not parts[2].isascii() or not parts[2].isdigit():
        return None
    return parts[1], int(parts[2])


def read_numbered(custom_id: str, code: str) -> int | None:
    """The table in a custom_id of this kind; None if it is of another kind."""
    kind, _, number = custom_id.partition(":")
    return int(number) if kind == code and are_numbers(number) else None


def read_setting(custom_id: str) -> tuple[str, str] | None:
    """The game and the code of a control of a server's settings; None if it is not one of ours."""
    parts = custom_id.split(":", 2)
    return (parts[1], parts[2]) if len(parts) == 3 and parts[0] == DEFAULTS else None


def read_choice(custom_id: str) -> tuple[str, str, str] | None:
    """Whose look to change, what of it and to what; None if it is not one of ours."""
    parts = custom_id.split(":")
    return (parts[1], parts[2], parts[3]) if len(parts) == 4 and parts[0] == LOOK else None


def typed(components: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    """What was typed into a form's lines."""
    for one in components:
        if "value" in one:
            yield str(one["value"])
        yield from typed(one.get("components", ()))
        yield from typed(filter(None, [one.get("component")]))


def known(found: T | None) -> T:
    """What a custom_id was read as. Raises Denied if it is not one of ours."""
    if found is None:
        raise Denied("unknown-button")
    return found


class Clicks:
    """Replies to presses on buttons and to choices in selects."""

    def __init__(
        self,
        desk: Desk,
        replays: ReplayDesk,
        practising: PracticeDesk,
        analyses: AnalysisDesk,
        others: DuplicateDesk,
        careers: CareerDesk,
        contests: ContestDesk,
        replies: Replies,
        slips: Slips,
    ) -> None:
        self._desk = desk
        self._replays = replays
        self._practising = practising
        self._analyses = analyses
        self._others = others
        self._careers = careers
        self._contests = contests
        self._replies = replies
        self._at_tables = TableClicks(desk, slips)
        self._routes: Mapping[str, Callable[[Press], Awaitable[Response]]] = {
            DEFAULTS: self._settle,
            AGAIN: self._play_again,
            BRING: self._bring,
            LOOK: self._choose,
            REPLAY: self._look_back,
            SHARE: self._look_back,
            ANALYSE: self._analyse,
            OTHERS: self._compare,
            PROFILE: self._career,
            LEADERS: self._career,
            PRACTISE: self._practise,
            PRACTICE: self._practise,
            **dict.fromkeys(OF_CONTESTS, self._contest),
            RULE: self._rule,
            MANUAL: self._course,
            FORGET: self._forget,
        }
        """Where custom_ids lead, by their beginnings; those of tables have their own room."""

    async def clicked(self, interaction: discord.Interaction[Any]) -> None:
        """Reply to a press, a choice, or what was typed into a form."""
        data: Any = interaction.data or {}
        custom_id, chosen = str(data.get("custom_id", "")), map(str, data.get("values", ()))
        values = (*chosen, *typed(data.get("components", ())))
        click, private = read_click(custom_id, TABLE, values), is_private(interaction)
        home = home_of(interaction)

        async def wish(person: Person) -> Response:
            done = knows and await self._replies.before.done(interaction.id)
            if click is not None:
                at_table(click.table)
                return await self._at_tables.pressed(
                    person, home, click, private=private, done=done
                )
            server, channel = interaction.guild_id or 0, interaction.channel_id or 0
            route = known(self._routes.get(custom_id.partition(":")[0]))
            reach = reach_of(interaction)
            where = server, channel, home
            return await route(Press(person, *where, custom_id, values, reach, private, done))

        answers = click is None and custom_id.startswith(ANSWERS)
        redraws = (answers or (click is not None and click.code in REDRAWS)) and not private
        kind = self._kind(custom_id) if click is None else kind_of(click)
        opens = click is not None and click.code in OPEN
        knows = click is not None or custom_id.startswith(KNOWN)
        guest = interaction.message is not None and reach_of(interaction) == "guest"
        by_token = click is not None and guest and not private
        await self._replies.to(
            interaction,
            wish,
            redraws=redraws,
            by_token=by_token,
            kind=kind,
            opens=opens,
            knows=knows,
        )

    def resume(self, pages: Iterable[Awaited], ready: Callable[[], Awaitable[None]]) -> None:
        """Show what people were told by an earlier process to wait for. ``ready``: waits until we
        know whether anybody can judge."""
        for one in pages:
            self._replies.resume(one, partial(self._awaited, one, ready))

    async def _awaited(
        self, one: Awaited, ready: Callable[[], Awaitable[None]], person: Person
    ) -> Response:
        """What one of these pages leads to."""
        custom_id, asked = one.page.leads_to, one.interaction
        click = read_click(custom_id, TABLE)
        if click is not None:  # at a table only an answer to a question to sit in is awaited
            table = await self._desk.register.table(click.table)
            return await self._desk.gathering.asked(person, table, page_number(click.rest))
        await ready()
        where = asked.guild_id or 0, asked.channel_id or 0, home_of(asked)
        route = known(self._routes.get(custom_id.partition(":")[0]))
        return await route(Press(person, *where, custom_id, (), reach_of(asked)))

    def _kind(self, custom_id: str) -> str:
        """The kind of a press that belongs to no table: one word of a few."""
        kind = custom_id.partition(":")[0]
        return kind if kind in self._routes else "other"

    async def _settle(self, press: Press) -> Shown:
        """What a server settles for itself."""
        game, code = known(read_setting(press.custom_id) if press.server else None)
        settle = self._desk.defaults.pressed
        return await settle(press.person, press.server, game, code, press.value)

    async def _play_again(self, press: Press) -> Shown:
        number = known(read_numbered(press.custom_id, AGAIN))
        return await self._desk.match.rematch(press.person, press.home, number)

    async def _bring(self, press: Press) -> Shown:
        """A table goes on in this channel."""
        number = known(read_numbered(press.custom_id, BRING))
        return await self._desk.play.bring(press.person, press.server, press.channel, number)

    async def _choose(self, press: Press) -> Shown:
        """A look or a language."""
        whose, what, value = known(read_choice(press.custom_id))
        value = press.values[0] if press.values else value
        choices = self._desk.preferences
        if what == LANGUAGE:
            return await choices.language(press.person, press.server, whose, value or None)
        change = {} if what == "show" else {what: value}
        return await choices.look(press.person, press.server, whose, **change)

    async def _look_back(self, press: Press) -> Shown:
        return await self._replays.look(press.person, press.home, known(read_look(press.custom_id)))

    async def _analyse(self, press: Press) -> Shown:
        leaf = known(read_leaf(press.custom_id))
        return await self._analyses.look(press.person, press.home, leaf)

    async def _compare(self, press: Press) -> Shown:
        """Others' results with the same cards."""
        wish = known(read_wish(press.custom_id, press.values))
        return await self._others.clicked(press.person, press.home, wish)

    async def _career(self, press: Press) -> Shown:
        control = known(read_control(press.custom_id))
        return await self._careers.pressed(press.person, press.home, control, press.value)

    async def _practise(self, press: Press) -> Shown:
        at = press.person, press.home, press.custom_id, press.values
        return known(await self._practising.clicked(*at, done=press.done))

    async def _contest(self, press: Press) -> Shown:
        """A deal of the day, a challenge or a tournament, or a move in one's try at one."""
        at = press.person, press.place, press.custom_id, press.values
        return known(await self._contests.clicked(*at, private=press.private, done=press.done))

    async def _rule(self, press: Press) -> Shown:
        return await self._desk.rules.rule(press.person, press.custom_id.partition(":")[2])

    async def _forget(self, press: Press) -> Shown:
        """Be forgotten, or rather not."""
        return await self._desk.privacy.answered(press.person, press.custom_id.partition(":")[2])

    async def _course(self, press: Press) -> Shown:
        """A page of the course of a game."""
        game, page = known(read_page(press.custom_id))
        return await self._desk.rules.turn(press.person, game, page)
