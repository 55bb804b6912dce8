"""Tournaments of servers.

Whoever manages a server announces one; all who take part play it, each alone with the house. People
of other servers see none of it.

Everybody sees how many deals somebody has finished; places are told to those who have finished
all of theirs, and to everybody once it is over.
"""

import asyncio
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias, get_args

from bot.base.background import Background, one_by_one
from bot.base.bounded import Bounded
from bot.contests.core.comparing import first_unfinished
from bot.contests.core.deals import are_drawn
from bot.contests.core.drawing_deals import draw_lively_secrets
from bot.contests.core.house import house_now
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest, ContestRows, NewContest, Try
from bot.contests.tournaments.opening import HOUR, is_in_hours, opening
from bot.contests.tournaments.rows import (
    Crowd,
    NewTournament,
    Ranking,
    StoredTournament,
    TournamentEntrant,
    TournamentRank,
    TournamentRows,
)
from bot.contests.tournaments.series import SeriesTable, series_table
from bot.contests.tournaments.standings import RunningStandings
from bot.games.forms import Form
from bot.kit.errors import Denied
from bot.kit.limits import Limit
from bot.kit.text import tidy
from bot.store import StoreError
from bot.thinkers.side_jobs import Jobs

TOURNAMENTS = Limit("many-announced", most=5, seconds=24 * 60 * 60)
"""Tournaments they announce."""

TOURNAMENTS_OPEN = Limit("many-tournaments", most=3)
"""A server's unfinished ones."""

ENTERED = Limit("many-entered", most=5)
"""Those somebody takes part in at once."""

ENTRANTS = Limit("many-entrants", most=2000)
"""People in one of them."""


WEEK = 7 * 24 * HOUR
MOST_DEALS, USUAL_DEALS = 16, 8
MAX_NAME = 40
"""Characters in the name of a tournament."""
LONGEST, USUAL = 14 * 24, 48
"""Hours that it lasts at most, and usually."""
TRIES = 6
"""Decks tried for a deal: the first players may be waiting."""
MAX_DRAWING = 100
"""Tournaments whose deals are drawn at once; those of more may be drawn twice, and stored once."""
SHOWN = 10
"""Tournaments listed at once."""
ON_PAGE = 15
"""Places on a page."""
RANKINGS: tuple[Ranking, ...] = get_args(Ranking)

TournamentState: TypeAlias = Literal["before", "open", "closing", "over", "off"]
"""Closing: time is up, and unfinished tries are being finished."""
STATES: tuple[TournamentState, ...] = get_args(TournamentState)


@dataclass(frozen=True, kw_only=True)
class TournamentOptions:
    """Options of a new tournament; None: the default."""

    guild: int
    channel: int
    language: str
    person: int
    form: Form
    players: int | None = None
    deals: int | None = None
    starts: str | None = None
    """When it begins, as typed (``opening.py``)."""
    lasts: int | None = None
    """How many hours."""
    ranking: str | None = None
    name: str | None = None
    weekly: bool
    """Another one follows every week."""


@dataclass(frozen=True)
class Tournament:
    """A tournament as somebody of its server sees it."""

    stored: StoredTournament
    contest: Contest
    state: TournamentState
    crowd: Crowd
    entrant: TournamentEntrant | None
    tries: tuple[Try | None, ...]
    """Their own, by deal; None: it was not opened."""
    own: TournamentRank | None
    """Their place, once it is over."""
    placed: int
    """How many people have one."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.stored.id

    @property
    def takes_part(self) -> bool:
        """Whether the reader does."""
        return self.entrant is not None and not self.entrant.gone

    @property
    def next_deal(self) -> int | None:
        """The first deal they have not finished; None: they are done."""
        return first_unfinished(self.tries)

    @property
    def is_drawn(self) -> bool:
        """Whether its cards are settled."""
        return are_drawn(self.contest)

    @property
    def plays(self) -> bool:
        """Whether they have something to play now."""
        return self.state == "open" and self.takes_part and self.next_deal is not None

    @property
    def told(self) -> bool:
        """Whether they may know where people stand."""
        done = self.takes_part and self.next_deal is None
        return self.state == "over" or (done and self.state != "off")


@dataclass(frozen=True)
class Standings:
    """A page of places."""

    stored: StoredTournament
    rows: tuple[TournamentRank, ...]
    own: TournamentRank | None
    """The reader's, if it is on another page."""
    reader: int
    page: int
    of: int
    """How many have a place."""
    final: bool

    @property
    def more(self) -> bool:
        """Whether there are further pages."""
        return (self.page + 1) * ON_PAGE < self.of


def state_of(stored: StoredTournament, now: int) -> TournamentState:
    """How it stands."""
    if stored.called_off:
        return "off"
    if stored.ranked or stored.settled:
        return "over"
    if now >= stored.closes:
        return "closing"
    return "open" if now >= stored.opens else "before"


class Tournaments:
    """All tournaments. Every method raises Denied or StoreError."""

    def __init__(
        self,
        rows: TournamentRows,
        contests: ContestRows,
        secret: Callable[[], bytes],
        now: Callable[[], int],
        *,
        searching: bool,
        jobs: Jobs,
        tries: int = TRIES,
    ) -> None:
        """Make the service of tournaments.

        ``searching``: masters are the house; ``tries``: how many decks at most for a deal.
        """
        self._rows = rows
        self._contests = contests
        self._secret = secret
        self._now = now
        self._searching = searching
        self._jobs = jobs
        self._tries = tries
        self._running = RunningStandings(rows, contests)
        self._drawing = Bounded[int, asyncio.Task[None]](MAX_DRAWING)
        """The tasks that draw deals, by tournament."""
        self._drawing_each: asyncio.Task[None] | None = None
        """The task that draws what was missing at the last look."""
        self._background = Background()
        self._lock = asyncio.Lock()
        """Announce or enter one at a time, so that limits hold."""

    # Announcing ---------------------------------------------------------------------------------

    async def announce(self, wish: TournamentOptions) -> StoredTournament:
        """Make a tournament. Its deals are drawn in the background: nobody waits for that."""
        new, deals = self._made(wish)
        async with self._lock:
            await self._check(wish)
            number = await self._rows.make(new, deals)
        self.draw_deals(number)
        return await self._of(wish.guild, number)

    def _made(self, wish: TournamentOptions) -> tuple[NewTournament, NewContest]:
        players = wish.form.players if wish.players is None else wish.players
        if players not in wish.form.numbers:
            raise Denied("no-such-number", numbers=", ".join(map(str, wish.form.numbers)))
        number = _within(wish.deals, USUAL_DEALS, 1, MOST_DEALS)
        hours = _within(wish.lasts, USUAL, 1, LONGEST)
        if wish.weekly and HOUR * hours > WEEK:
            raise Denied("tournament-week", most=WEEK // HOUR)
        opens = opening(wish.starts, self._now())
        if wish.weekly and opens > self._now() and is_in_hours(wish.starts):
            opens -= opens % HOUR
        ranking = next((rule for rule in RANKINGS if rule == (wish.ranking or RANKINGS[0])), None)
        name = tidy(wish.name or "")
        if ranking is None or len(name) > MAX_NAME:
            raise Denied("no-such-value")
        new = NewTournament(
            guild=wish.guild,
            channel=wish.channel,
            language=wish.language,
            organizer=wish.person,
            ranking=ranking,
            made_at=self._now(),
            nonce=secrets.token_hex(8),
            name=name,
            weekly=wish.weekly,
        )
        deals = self._deals(
            wish.form.variant, players, number, opens=opens, closes=opens + HOUR * hours
        )
        return new, deals

    def _deals(
        self, variant: str, players: int, deals: int, *, opens: int, closes: int
    ) -> NewContest:
        """The deals of a tournament, without its number and secrets, which are yet to be drawn."""
        return NewContest(
            kind="tournament",
            number=0,
            variant=variant,
            players=players,
            house=str(house_now(searching=self._searching)),
            opens=opens,
            closes=closes,
            secrets=("",) * deals,
            ahead=ranks_by_lead(variant, players),
            viewable=True,
        )

    async def repeat(self, previous: StoredTournament) -> int | None:
        """Make the tournament that follows a weekly one; return its number.

        None: the series was stopped, or another process was faster.
        """
        opens = next_opening(previous, self._now())
        new = NewTournament(
            guild=previous.guild,
            channel=previous.channel,
            language=previous.language,
            organizer=previous.organizer,
            ranking=previous.ranking,
            made_at=self._now(),
            nonce=secrets.token_hex(8),
            name=previous.name,
            weekly=True,
            series=previous.series,
        )
        deals = self._deals(
            previous.variant,
            previous.players,
            previous.deals,
            opens=opens,
            closes=opens + previous.lasts,
        )
        return await self._rows.make_next(previous.id, new, deals)

    def draw_deals(self, tournament_id: int) -> "asyncio.Task[None]":
        """Draw and store a tournament's deals in the background; return the task of that.

        Deals that are stored stay as they are. The task may raise StoreError.
        """
        drawing = self._drawing.get(tournament_id)
        if drawing is None or drawing.done():
            drawing = self._drawing[tournament_id] = self._background.start(
                partial(self._draw_deals, tournament_id),
                "deals of a tournament",
                raises=(StoreError,),
            )
        return drawing

    def draw_each(self, tournaments: Sequence[int]) -> None:
        """Draw the deals of tournaments, one after another, unless that goes on already."""
        if self._drawing_each is None or self._drawing_each.done():
            self._drawing_each = self._background.start(
                partial(one_by_one, tournaments, self.draw_deals, "deals", (StoreError,)),
                "deals of tournaments",
                raises=(StoreError,),
            )

    async def _draw_deals(self, tournament_id: int) -> None:
        stored = await self._rows.find(tournament_id)
        contest = None if stored is None else await self._contests.find(stored.contest)
        if contest is not None and not are_drawn(contest):
            secrets = await draw_lively_secrets(contest, self._secret, self._jobs, self._tries)
            await self._contests.keep_secrets(contest.id, secrets)

    async def wait_for_deals(self, tournament_id: int) -> None:
        """Wait until a tournament's deals are drawn, for a person who wants to play them."""
        await asyncio.shield(self.draw_deals(tournament_id))

    async def close(self) -> None:
        """Stop drawing deals; the next start carries on."""
        await self._background.close()

    async def check_stop(
        self, guild: int, person: int, tournament_id: int, *, manages: bool
    ) -> StoredTournament:
        """Return a weekly tournament whose series a person may stop.

        Refused to everybody but its organizer and those who manage the server.
        """
        stored = await self._of(guild, tournament_id)
        if not (manages or stored.organizer == person):
            raise Denied("tournament-stop")
        if not stored.weekly:
            raise Denied("tournament-stopped")
        return stored

    async def stop_series(
        self, guild: int, person: int, tournament_id: int, *, manages: bool
    ) -> None:
        """Let no tournament follow this one; refused as ``check_stop`` says."""
        await self.check_stop(guild, person, tournament_id, manages=manages)
        if not await self._rows.stop_series(tournament_id):
            raise Denied("tournament-stopped")

    async def _check(self, wish: TournamentOptions) -> None:
        """Make sure no server holds many at once, and nobody announces one after another."""
        now = self._now()
        of_server = await self._rows.of_server(wish.guild)
        going = [
            tournament
            for tournament in of_server
            if state_of(tournament, now) in ("before", "open")
        ]
        TOURNAMENTS_OPEN.check(len(going))
        since = now - TOURNAMENTS.seconds
        TOURNAMENTS.check(await self._rows.count_made_by(wish.person, since))

    async def call_off(self, guild: int, tournament_id: int) -> None:
        """End it without a winner."""
        await self._of(guild, tournament_id)
        if not await self._rows.call_off(tournament_id, self._now()):
            raise Denied("tournament-over")

    # Taking part --------------------------------------------------------------------------------

    async def enter(self, guild: int, person: int, name: str, tournament_id: int) -> None:
        """Take part, from now on or again."""
        stored = await self._going(guild, tournament_id)
        async with self._lock:
            before = await self._rows.entrant(tournament_id, person)
            if before is None or before.gone:
                ENTERED.check(await self._rows.count_entered_by(person, self._now()))
                ENTRANTS.check((await self._rows.crowd(tournament_id, stored.deals)).entrants)
            await self._rows.enter(tournament_id, person, name)
        self.note_change(tournament_id)

    async def withdraw(self, guild: int, person: int, tournament_id: int) -> bool:
        """Stop taking part; return whether the person did. What was opened stays opened.

        Refused to those who may have seen the standings: leaving would move others.
        """
        stored = await self._going(guild, tournament_id)
        async with self._lock:
            entrant = await self._rows.entrant(tournament_id, person)
            if entrant is None or entrant.gone:
                return False
            if entrant.done >= stored.deals:
                raise Denied("tournament-played")
            await self._rows.withdraw(tournament_id, person)
        self.note_change(tournament_id)
        return True

    def note_change(self, tournament_id: int) -> None:
        """Work out places anew: a try has ended, or somebody has entered or left."""
        self._running.invalidate(tournament_id)

    def forget(self, user: int) -> None:
        """Keep no places that may name a person."""
        del user
        self.drop_standings()

    def drop_standings(self) -> None:
        """Work out all places anew: another process may have forgotten a person whom they name."""
        self._running.forget()

    async def _going(self, guild: int, tournament_id: int) -> StoredTournament:
        stored = await self._of(guild, tournament_id)
        if state_of(stored, self._now()) not in ("before", "open"):
            raise Denied("tournament-over")
        return stored

    # How it stands ------------------------------------------------------------------------------

    async def seen(self, guild: int, person: int, tournament_id: int) -> Tournament:
        """A tournament as somebody of its server sees it."""
        stored = await self._of(guild, tournament_id)
        contest = await self._contests.find(stored.contest)
        assert contest is not None
        state, own_entry, placed = state_of(stored, self._now()), None, 0
        if state == "over":
            standing = await self._rows.standing_of(tournament_id, person)
            own_entry = None if standing is None else standing[1]
            placed = await self._rows.count_placed(tournament_id)
        tries = {
            attempt.deal: attempt for attempt in await self._rows.own_tries(stored.contest, person)
        }
        return Tournament(
            stored=stored,
            contest=contest,
            state=state,
            crowd=await self._running.crowd(stored),
            entrant=await self._rows.entrant(tournament_id, person),
            tries=tuple(tries.get(deal) for deal in range(stored.deals)),
            own=own_entry,
            placed=placed,
        )

    async def listed(self, guild: int) -> tuple[tuple[StoredTournament, TournamentState], ...]:
        """Those of a server, with their state: unfinished ones first, the newest of each."""
        tournaments = await self._rows.of_server(guild)
        listed = [(stored, state_of(stored, self._now())) for stored in tournaments]
        listed.sort(key=lambda pair: pair[1] in ("over", "off"))
        return tuple(listed[:SHOWN])

    async def series(self, guild: int, person: int, tournament_id: int) -> SeriesTable:
        """The table of a tournament's series."""
        stored = await self._of(guild, tournament_id)
        if stored.series is None:
            raise Denied("unknown-button")
        return await series_table(self._rows, stored, person)

    async def standings(
        self, guild: int, person: int, tournament_id: int, page: int = 0
    ) -> Standings:
        """A page of the places; beyond the end, the last one."""
        stored = await self._of(guild, tournament_id)
        if not await self._is_told(stored, person):
            raise Denied("tournament-hidden")
        if state_of(stored, self._now()) == "over":
            return await self._kept(stored, person, page)
        rows = await self._running.of(stored, person)
        own_rank = next((rank for rank in rows if rank.person == person), None)
        page = _page(page, len(rows))
        shown = rows[page * ON_PAGE : (page + 1) * ON_PAGE]
        own_rank = None if own_rank in shown else own_rank
        return Standings(stored, shown, own_rank, person, page, len(rows), final=False)

    async def _is_told(self, stored: StoredTournament, person: int) -> bool:
        """Whether somebody may know the places: it is over, or they have finished all deals."""
        state = state_of(stored, self._now())
        if state in ("over", "off"):
            return state == "over"
        entrant = await self._rows.entrant(stored.id, person)
        return entrant is not None and not entrant.gone and entrant.done >= stored.deals

    async def _kept(self, stored: StoredTournament, person: int, page: int) -> Standings:
        of = await self._rows.count_placed(stored.id)
        page = _page(page, of)
        rows = await self._rows.standings(stored.id, page * ON_PAGE, ON_PAGE)
        standing = await self._rows.standing_of(stored.id, person)
        own_place = None if standing is None or standing[1] in rows else standing[1]
        return Standings(stored, rows, own_place, person, page, of, final=True)

    async def _of(self, guild: int, tournament_id: int) -> StoredTournament:
        """A server's tournament: people elsewhere learn nothing of it."""
        stored = await self._rows.find(tournament_id)
        if stored is None or stored.guild != guild:
            raise Denied("tournament-gone")
        return stored


def next_opening(previous: StoredTournament, now: int) -> int:
    """When the tournament after a weekly one begins.

    A week later; after downtime, the first week of which at least half of its time is left.
    """
    opens = previous.opens + WEEK
    late = now - (opens + previous.lasts // 2)
    return opens + WEEK * max(0, -(-late // WEEK))


def _within(value: int | None, usual: int, least: int, most: int) -> int:
    """A typed number. Raises Denied."""
    number = usual if value is None else value
    if not least <= number <= most:
        raise Denied("no-such-value")
    return number


def _page(page: int, of: int) -> int:
    return max(0, min(page, (of - 1) // ON_PAGE))
