"""A table in memory: who sits there, the match, the live deal. It knows neither store nor Discord.

The match and the deal are values; a table only points at the newest ones. What changes them is in
``bot.tables.play.tables``, which writes first and swaps afterwards.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.games import rules as kept_rules
from bot.games.forced import is_forced, no_choice
from bot.games.hints_given import Given
from bot.games.info import Chair, Guest, Question, TableInfo
from bot.games.patience import HURRIED, OFTEN_LATE
from bot.kit.errors import Denied
from bot.store import Level, Reach, TakeBack
from bot.tables.model.live_deal import Live
from bot.tables.model.rounds import Round
from bot.tables.model.takeback_rules import may_among_people, what_is, who_plays_alone_may
from bot.thinkers.earlier import Earlier
from engine import Closing, Deal, Match, Rules, View, closing, places

State = Literal["lobby", "playing", "ended", "stopped"]


class Finished(NamedTuple):
    """A deal that has just ended, as everybody may see it.

    An event's ``told`` is the table's, once this is shown: see ``Table.told``.
    """

    info: TableInfo
    view: View
    told: int


class Voided(NamedTuple):
    """A deal taken off the table because its log no longer replays."""

    info: TableInfo
    told: int


class Ended(NamedTuple):
    """The end of a match: the scores before and after all is settled, and the places."""

    info: TableInfo
    scores: tuple[int, ...]
    final: Closing
    places: tuple[int, ...]
    stopped: bool
    told: int


Event = Finished | Voided | Ended


@dataclass(eq=False)
class Table:
    """A table; once others can find it, all its fields change only under its lock."""

    id: int
    guild: int
    channel: int
    founder: int
    variant: str
    players: int
    options: Mapping[str, str]
    language: str
    created_at: int
    reach: Reach = "server"
    """What the bot can do where the table stands."""
    preset: str = ""
    """The name of these rules; empty: somebody changed them."""
    hints: bool | None = None
    """Whether people may ask for hints, if the founder has said so; see ``hints_allowed``."""
    given: dict[int, Given] = field(default_factory=dict, repr=False)
    """Each player's newest hint; lost at a restart."""
    state: State = "lobby"
    chairs: tuple[Chair, ...] = ()
    told: int = 0
    """The newest deal whose end the channel was shown; one more: the end of the match."""
    match: Match | None = None
    live: Live | None = None
    deals: int = 0
    """Deals begun so far, void ones included: the number of the newest in the log."""
    earlier: tuple[int, Earlier] | None = field(default=None, repr=False)
    """A deal's number, and the deals before it as read for it (``earlier.at_table``)."""
    seq: int = 0
    """The number of the next move, counted through the whole match."""
    moved_at: int = 0
    reminded: int | None = None
    """The turn for which a person was reminded, by its public number."""
    between: bool = False
    """The newest deal is over, and people look at its score until they ask for the next one."""
    ready: frozenset[int] = frozenset()
    """The users who have asked for it; in a lobby those who are ready, if that was asked."""
    removed: frozenset[int] = frozenset()
    """The users who were removed: from the lobby they take no seat unless invited again; from the
    match, they still own the seat that the house plays, for what they have played there."""
    guests: tuple[Guest, ...] = ()
    """Who asks to sit in, in order."""
    declined: tuple[Guest, ...] = ()
    """Who has asked, and somebody at the table does not want them there."""
    dealer: int | None = None
    """In a lobby: who deals first, at the seats as they are; None: seats and dealer by lot."""
    level: Level = "club"
    """How well the house players on the lobby's empty seats play."""
    paused: int | None = None
    """When the clocks were stopped."""
    paused_by: int | None = None
    """The player who alone asked for that, where others play: it ends after a day."""
    resumed: int = 0
    """When they last went on, or when the person to move came back."""
    patience: int = 0
    """Seconds people have for a move; 0: as long as they like. See ``limit``."""
    hurried: bool = False
    """The founder chose that: it holds even for somebody alone with the house."""
    deals_again: bool = False
    """People alone with the house may be dealt what others have had."""
    asked_back: TakeBack | None = None
    """The last question whether to take a move back; see ``question``."""
    round: Round | None = None
    """The round of a team match whose deals are played here; None: the table has its own."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock, repr=False)

    @property
    def rules(self) -> Rules:
        """The rules played here."""
        return kept_rules.rules_of(self.variant, self.players, tuple(self.options.items()))

    @property
    def changed_options(self) -> tuple[tuple[str, str], ...]:
        """The table options that differ from their defaults, as far as they matter."""
        options = tuple(self.options.items())
        return kept_rules.changed_options(self.variant, self.players, options)

    @property
    def open(self) -> bool:
        """Whether the table is still in use."""
        return self.state in ("lobby", "playing")

    @property
    def looking(self) -> tuple[int, ...]:
        """The people the next deal waits for, between two deals: those not yet ready."""
        if not self.between:
            return ()
        people = ((player, chair.person) for player, chair in enumerate(self.chairs))
        return tuple(
            player for player, user in people if user is not None and user not in self.ready
        )

    @property
    def undealt(self) -> bool:
        """Whether the next deal is due, with nothing left for anybody to do."""
        over = self.live is None or self.live.deal.over
        going_on = self.attended and not self.looking and self.paused is None
        return self.state == "playing" and over and going_on

    @property
    def forced(self) -> bool:
        """Whether everybody knows that the player to move has no choice."""
        return self.live is not None and is_forced(self.live.views)

    @property
    def unasked(self) -> bool:
        """Whether the player to move has no choice, as they know: the house makes the move."""
        return self.live is not None and no_choice(self.live.views)

    @property
    def deal(self) -> Deal | None:
        """The deal on the table."""
        return self.live.deal if self.live else None

    @property
    def turn(self) -> int | None:
        """The player the table waits for."""
        return self.live.deal.turn if self.live else None

    @property
    def awaited(self) -> int | None:
        """The person the table waits for; None: a house player, or nobody."""
        return None if self.turn is None else self.chairs[self.turn].person

    @property
    def called(self) -> int | None:
        """The person the table waits for, as far as all may know (ROM-DEAL-9)."""
        turn = self.live.deal.open_turn if self.live else None
        return None if turn is None else self.chairs[turn].person

    @property
    def turn_number(self) -> int:
        """The turn's number in everybody's count, which leaves out secret questions
        (ROM-DEAL-9)."""
        return self.seq - (self.live.unseen if self.live else 0)

    @property
    def turn_since(self) -> int:
        """When that turn began."""
        return max(self.live.since, self.resumed) if self.live else self.moved_at

    @property
    def asked_secretly(self) -> bool:
        """Whether the others may not know whom the table waits for (ROM-DEAL-9)."""
        return self.live is not None and self.live.deal.open_turn != self.turn

    @property
    def free_order(self) -> bool:
        """Whether others than the player to move may speak now (SLO-OPT-34)."""
        return self.live is not None and self.live.deal.free_order

    @property
    def people(self) -> int:
        """How many different people own seats here."""
        return len({chair.user for chair in self.chairs if chair.user is not None})

    @property
    def reader(self) -> int | None:
        """The one person who reads the channel's messages, as it is theirs alone; None: all may.

        Whoever wants to play reads the lobby, except in direct messages (docs/languages.md).
        """
        if self.reach == "direct":
            return self.founder
        alone = self.alone and self.state != "lobby"
        return next(one.user for one in self.chairs if one.user is not None) if alone else None

    @property
    def alone(self) -> bool:
        """Whether one person plays with the house."""
        return self.people == 1

    @property
    def hints_allowed(self) -> bool:
        """Whether people may ask for hints: as the founder says, else only somebody alone with the
        house."""
        return self.round is None and (self.alone if self.hints is None else self.hints)

    def undoable(self, player: int) -> int:
        """How many of the last moves go back if this player takes theirs back; 0: they may not
        (``takeback_rules.py``)."""
        if self.live is None or self.paused is not None or self.round is not None:
            return 0
        path, person = self.live.path, self.chairs[player].person
        if self.alone:
            return who_plays_alone_may(path, player, person)
        waits_for_person = self.awaited is not None and not self.forced
        person_next = not self.others(player) or waits_for_person
        return int(may_among_people(path, player, person, person_next=person_next))

    def others(self, player: int) -> tuple[int, ...]:
        """The other people who are present: they must agree when a move is undone."""
        own = self.chairs[player].user
        people = ((other, chair.person) for other, chair in enumerate(self.chairs))
        return tuple(other for other, user in people if user not in (None, own))

    @property
    def question(self) -> Question | None:
        """The question to everybody about the last move, as long as no other is made."""
        asked, last = self.asked_back, self.live.last if self.live else None
        if asked is None or last is None or asked.seq != self.seq or not self.undoable(last.player):
            return None
        waiting = tuple(
            other
            for other in self.others(last.player)
            if self.chairs[other].user not in asked.agreed
        )
        return Question(last.player, what_is(last.before.deal, last.action), waiting, asked.refused)

    @property
    def limit(self) -> int:
        """How many seconds a person has for a move now; 0: no limit."""
        return self.patience if self.hurried or self.people > 1 else 0

    @property
    def patience_now(self) -> int:
        """The patience with the person called: less if they were late again and again."""
        turn = self.live.deal.open_turn if self.live else None
        late = 0 if turn is None else self.chairs[turn].late
        return min(self.patience, HURRIED) if late >= OFTEN_LATE else self.patience

    @property
    def ready_players(self) -> tuple[int, ...]:
        """The players who are ready."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.user in self.ready)

    @property
    def founder_name(self) -> str:
        """The name of the table's founder."""
        return next((chair.name for chair in self.chairs if chair.user == self.founder), "")

    @property
    def attended(self) -> bool:
        """Whether anybody plays, or is away for a while; without people house players rest."""
        return any(chair.person is not None or chair.away is not None for chair in self.chairs)

    @property
    def leader(self) -> Chair:
        """Who may close the table: its founder; while they are away, the first person still
        there."""
        return min(self.chairs, key=lambda one: (one.person is None, one.user != self.founder))

    def player_of(self, user: int) -> int | None:
        """The player number of a person who owns a seat."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)

    def seat_of(self, user: int) -> int:
        """The same. Raises Denied for everybody else."""
        player = self.player_of(user)
        if player is None:
            raise Denied("not-at-table")
        if user in self.removed:
            raise Denied("removed-from-match")
        return player

    def view(self, who: int | None) -> View:
        """The live deal as a player sees it (None: everybody). Raises Denied without one."""
        if self.live is None:
            raise Denied("no-deal")
        return self.live.views(who)

    def shown_seq(self, who: int | None) -> int:
        """The number of the next move as a viewer's buttons carry it (None: everybody's).

        It gives away no secret question or answer (ROM-DEAL-9): all but the player who is
        asked see a number beyond all that these may need, whether there are any or not.
        """
        live = self.live
        if live is None or not self.rules.secret or (live.deal.in_secret and live.deal.turn == who):
            return self.seq
        return self.turn_number + self.players

    def before_this_deal(self, seq: int) -> bool:
        """Whether a control with this number was drawn for a deal no longer on the table."""
        if self.live is None:
            return False
        hidden = self.players if self.rules.secret else 0  # see shown_seq
        return seq < self.live.first + hidden and seq < self.seq

    def info(self, who: int | None = None) -> TableInfo:
        """The table as everybody knows it, with the number for a viewer's buttons."""
        nobody = (0,) * len(self.chairs)
        match = self.match
        return TableInfo(
            table=self.id,
            seq=self.shown_seq(who),
            variant=self.variant,
            players=self.players,
            chairs=self.chairs,
            founder=self.founder,
            scores=match.scores if match else nobody,
            marks=self.rules.tally.marks(match.carry) if match else (),
            deal=match.finished + 1 if match else 0,
            length=self.rules.length,
            goal=self.rules.goal,
            options=self.changed_options,
            preset=self.preset,
            hints=self.hints_allowed,
            skis=match.skis_called if match else False,
            last_dealer=match.last_dealer if match else None,
            looking=self.looking,
            ready=self.ready_players if self.state == "lobby" else (),
            first_dealer=self.dealer if self.state == "lobby" else None,
            paused=self.paused is not None,
            level=self.level,
            forced=self.forced or (self.turn == who and self.unasked),
            limit=self._limit_told,
            question=self.question,
            direct=self.reach == "direct",
            veiled=self.round is not None,
            laid_open=not self.channel,
            since=self.live.since_asked if self.live and self.alone else 0,
            guest=self.guests[0] if self.guests and self.between else None,
            deserted=self.state == "playing" and not self.attended,
            deals_again=self.deals_again and self.alone and self.round is None,
        )

    @property
    def _limit_told(self) -> int:
        """The limit; in a lobby with an empty seat as if a person took it, where one can."""
        settled = self.state != "lobby" or len(self.chairs) == self.players
        if settled or self.reach == "direct":
            return min(self.limit, self.patience_now)
        return self.patience

    def ended(self) -> Ended:
        """The match, settled as it stands now."""
        assert self.match is not None
        stopped = self.state == "stopped"
        final = closing(self.match, stopped=stopped)
        return Ended(
            info=self.info(),
            scores=self.match.scores,
            final=final,
            places=places(final.scores),
            stopped=stopped,
            told=self.deals + 1,
        )
