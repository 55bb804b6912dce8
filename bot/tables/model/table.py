"""A table in memory: its seats, match and live deal. It knows neither store nor Discord.

The match and the deal are values; a table only points at the newest ones. They are changed in
``bot.tables.play.tables``, which writes first and swaps afterwards.
"""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from bot.choices.habits import USUAL, ForcedCards, Habit
from bot.games import rules as kept_rules
from bot.games.forced import (
    has_no_choice,
    is_forced,
    is_passed_statement,
    may_pass_statement,
)
from bot.games.hints_given import CoachLine, GivenHint, LessonOffer
from bot.games.info import CLAIM, Chair, Guest, Level, Question, TableInfo
from bot.games.patience import HURRIED, OFTEN_LATE
from bot.kit.errors import Denied
from bot.kit.wishes import Reach
from bot.tables.model.live_deal import Live
from bot.tables.model.records import TakeBack
from bot.tables.model.rounds import Round
from bot.tables.model.takeback_rules import move_key, undoable_alone, undoable_among_people
from bot.thinkers.earlier import EarlierDeals
from engine import Closing, Deal, Match, Rules, View, closing, places
from search.worlds.decided import is_decided

MatchState = Literal["lobby", "playing", "ended", "stopped"]


class Finished(NamedTuple):
    """The end of a deal, with its public view.

    An event's ``told`` becomes ``Table.told`` once the event has been shown.
    """

    info: TableInfo
    view: View
    told: int


class Voided(NamedTuple):
    """A deal taken off the table because its log no longer replays."""

    info: TableInfo
    told: int


class Ended(NamedTuple):
    """The end of a match: the scores before and after settling, and the places."""

    info: TableInfo
    scores: tuple[int, ...]
    final: Closing
    places: tuple[int, ...]
    stopped: bool
    told: int


TableEvent = Finished | Voided | Ended


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
    """The bot's permissions where the table is."""
    preset: str = ""
    """The name of these rules; empty: they were changed."""
    hints: bool | None = None
    """People may ask for hints; None: the founder has not chosen. See ``hints_allowed``."""
    given_hints: dict[int, GivenHint] = field(default_factory=dict, repr=False)
    """Each player's newest hint; lost at a restart."""
    coach_lines: dict[int, CoachLine] = field(default_factory=dict, repr=False)
    """The coach's newest sentence for each player; lost at a restart."""
    lesson_offers: dict[int, LessonOffer] = field(default_factory=dict, repr=False)
    """By user the newest lesson offered to people who play with others; lost at a restart."""
    state: MatchState = "lobby"
    chairs: tuple[Chair, ...] = ()
    told: int = 0
    """The newest deal whose end the channel was shown; one more than ``deals``: the match's end."""
    match: Match | None = None
    live: Live | None = None
    deals: int = 0
    """Number of deals begun, void ones included: the number of the newest in the log."""
    earlier: tuple[int, EarlierDeals] | None = field(default=None, repr=False)
    """A deal's number, and the deals before it as read for it (``earlier.at_table``)."""
    seq: int = 0
    """The number of the next move, counted through the whole match."""
    moved_at: int = 0
    reminded: int | None = None
    """The turn for which a person was reminded, by its public number."""
    between: bool = False
    """The newest deal is over, and people look at its score until they ask for the next one."""
    ready: frozenset[int] = frozenset()
    """Users who have asked for the next deal; in a lobby those who are ready, if that was asked."""
    newcomers: Mapping[int, int] = field(default_factory=dict)
    """Users who play one of their first deals, with the number of those they have finished. They
    play their only card themselves, and alone with the house read the aim of each stage."""
    habit_of: Callable[[int], Habit] = field(default=lambda _: USUAL, repr=False)
    """How each person plays, as they chose it."""
    removed: frozenset[int] = frozenset()
    """Users who were removed. From a lobby: they take no seat unless invited again. From a match:
    they still own the seat that the house plays, with their score."""
    guests: tuple[Guest, ...] = ()
    """People who ask to sit in, in order."""
    declined: tuple[Guest, ...] = ()
    """People who asked to sit in, and were refused."""
    dealer: int | None = None
    """In a lobby: the first dealer, at the seats as they are; None: seats and dealer by lot."""
    level: Level = "club"
    """The level of the house players on the lobby's empty seats."""
    paused: int | None = None
    """The time at which the clocks were stopped."""
    paused_by: int | None = None
    """The player who alone asked for the pause, where others play: it ends after a day."""
    resumed: int = 0
    """The time at which the clocks last went on, or the person to move came back."""
    patience: int = 0
    """Seconds people have for a move; 0: no limit. See ``limit``."""
    hurried: bool = False
    """The founder chose ``patience``: it holds even for a person alone with the house."""
    deals_again: bool = False
    """People alone with the house may be dealt what others have had."""
    claims: tuple[int, tuple[int, ...]] = (0, ())
    """A deal, and the players who have claimed its rest; lost at a restart."""
    end_votes: tuple[int, frozenset[int]] = (0, frozenset())
    """A deal, and the people who would end the match in it; lost at a restart."""
    shown_rest: int = 0
    """The deal whose rest was last shown at a press; lost at a restart."""
    asked_back: TakeBack | None = None
    """The last request to take a move back; see ``question``."""
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
        """The table is still in use."""
        return self.state in ("lobby", "playing")

    @property
    def not_ready(self) -> tuple[int, ...]:
        """The players the next deal waits for, between two deals: people who are not ready."""
        if not self.between:
            return ()
        people = ((player, chair.person) for player, chair in enumerate(self.chairs))
        return tuple(
            player for player, user in people if user is not None and user not in self.ready
        )

    @property
    def deal_due(self) -> bool:
        """The next deal is due: nothing is left for anyone to do before it."""
        over = self.live is None or self.live.deal.over
        going_on = self.attended and not self.not_ready and self.paused is None
        return self.state == "playing" and over and going_on

    @property
    def forced(self) -> bool:
        """The house makes the move, as everyone knows that the player on turn has no choice."""
        if self.live is None or not is_forced(self.live.views):
            return False
        return self._forced_cards() != "never"

    @property
    def has_no_choice(self) -> bool:
        """The house makes the move, as the player on turn has no choice, by their own view.

        Newcomers are spared some choices (``passes_for_newcomer``).
        """
        if self.passes_for_newcomer:
            return True
        if self.live is None or not has_no_choice(self.live.views):
            return False
        choice = self._forced_cards()
        return choice == "always" or (choice == "harmless" and is_forced(self.live.views))

    @property
    def passes_for_newcomer(self) -> bool:
        """The house passes a statement: alone with it, a person plays the first deal of all."""
        if self.live is None or not self._spares_statements(self.turn):
            return False
        return may_pass_statement(self.live.deal)

    def has_passed_for(self, player: int) -> bool:
        """Return whether the house has passed a statement for a newcomer since their last move."""
        if self.live is None or not self._spares_statements(player):
            return False
        return any(
            move.player == player
            and move.user is None
            and is_passed_statement(move.before.deal, move.action)
            for move in self.live.path
        )

    def _spares_statements(self, player: int | None) -> bool:
        """Return whether a player is asked for no announcement or kontra."""
        if player is None or not self.alone or self.round is not None:
            return False
        person = self.chairs[player].person
        return person is not None and self.newcomers.get(person) == 0

    @property
    def in_first_deals(self) -> bool:
        """Whether its only person, alone with the house, is in their first deals of all."""
        if not self.alone or self.round is not None:
            return False
        return any(chair.user in self.newcomers for chair in self.chairs)

    def _forced_cards(self) -> ForcedCards:
        """When the house plays the only card of the player on turn; anything but cards always."""
        assert self.live is not None
        deal = self.live.deal
        person = None if deal.turn is None else self.chairs[deal.turn].person
        if person is None or deal.rules.phases[deal.phase].asks != "card":
            return "always"
        usual: ForcedCards = "never" if person in self.newcomers else "always"
        return self.habit_of(person).forced_cards or usual

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
        """The person the table waits for; None: a house player, or no one."""
        return None if self.turn is None else self.chairs[self.turn].person

    @property
    def publicly_awaited(self) -> int | None:
        """The person the table waits for, as far as all may know (ROM-DEAL-9)."""
        turn = self.live.deal.open_turn if self.live else None
        return None if turn is None else self.chairs[turn].person

    @property
    def turn_number(self) -> int:
        """The turn's number in everybody's count.

        It leaves out secret questions (ROM-DEAL-9).
        """
        return self.seq - (self.live.secret_moves if self.live else 0)

    @property
    def turn_since(self) -> int:
        """The time at which the public turn began."""
        return max(self.live.turn_since, self.resumed) if self.live else self.moved_at

    @property
    def asked_secretly(self) -> bool:
        """The others may not know whom the table waits for (ROM-DEAL-9)."""
        return self.live is not None and self.live.deal.open_turn != self.turn

    @property
    def free_order(self) -> bool:
        """Others than the player to move may speak now (SLO-OPT-34)."""
        return self.live is not None and self.live.deal.free_order

    @property
    def people(self) -> int:
        """Number of different people who own seats here."""
        return len({chair.user for chair in self.chairs if chair.user is not None})

    @property
    def sole_reader(self) -> int | None:
        """The only person who reads the channel's messages; None: everyone may read them.

        A lobby is read by everyone, except in direct messages (docs/languages.md).
        """
        if self.reach == "direct":
            return self.founder
        alone = self.alone and self.state != "lobby"
        return (
            next(chair.user for chair in self.chairs if chair.user is not None) if alone else None
        )

    @property
    def alone(self) -> bool:
        """One person plays with the house."""
        return self.people == 1

    @property
    def hints_allowed(self) -> bool:
        """People may ask for hints: as the founder chose, else only if alone with the house."""
        return self.round is None and (self.alone if self.hints is None else self.hints)

    def undoable(self, player: int) -> int:
        """The number of moves to undo if this player takes theirs back.

        0: they may not (``takeback_rules.py``).
        """
        if self.live is None or self.paused is not None or self.round is not None:
            return 0
        path, person = self.live.path, self.chairs[player].person
        if self.alone:
            return undoable_alone(path, player, person)
        waits_for_person = self.awaited is not None and not self.forced
        person_next = not self.others(player) or waits_for_person
        return int(undoable_among_people(path, player, person, person_next=person_next))

    def is_decided(self, player: int) -> bool:
        """Return whether a person alone with the house, on turn, sees that the score is settled."""
        if self.live is None or self.paused is not None or self.round is not None:
            return False
        asked = self.alone and self.awaited is not None and self.turn == player
        return asked and not self.has_no_choice and is_decided(self.live.views, player)

    def others(self, player: int) -> tuple[int, ...]:
        """The other people who are present: they must agree when a move is undone."""
        owner = self.chairs[player].user
        people = ((other, chair.person) for other, chair in enumerate(self.chairs))
        return tuple(other for other, user in people if user not in (None, owner))

    @property
    def question(self) -> Question | None:
        """The open question to all, until the next move is made."""
        request, last = self.asked_back, self.live.last if self.live else None
        if request is None or self.live is None or self.paused is not None:
            return None
        if request.seq != self.seq:
            return None
        if request.claimer is not None:
            player, what = request.claimer, CLAIM
        elif last is None or not self.undoable(last.player):
            return None
        else:
            player, what = last.player, move_key(last.before.deal, last.action)
        agreed, cards = request.agreed, self.live.deal.hands[player] if what == CLAIM else 0
        others = self.others(player)
        waiting = tuple(other for other in others if self.chairs[other].user not in agreed)
        return Question(player, what, waiting, request.refused, cards)

    def may_claim(self, player: int) -> bool:
        """Return whether a person on turn may claim the rest of the deal from the other people."""
        if self.live is None or self.paused is not None or self.round is not None:
            return False
        asks_all = self.question is not None and not self.question.refused
        playing = self.live.deal.playing is not None and not asks_all
        asked = self.turn == player and self.awaited is not None and not self.has_no_choice
        unclaimed = player not in self.claimers
        return playing and asked and unclaimed and bool(self.others(player))

    @property
    def claimers(self) -> tuple[int, ...]:
        """The players who have claimed the rest of this deal."""
        deal, players = self.claims
        return players if deal == self.deals else ()

    @property
    def would_end(self) -> tuple[int, ...]:
        """The players present who would end the match in this deal, or after it."""
        deal, users = self.end_votes
        present = (player for player, chair in enumerate(self.chairs) if chair.person in users)
        return tuple(present) if deal == self.deals and self.open else ()

    @property
    def limit(self) -> int:
        """Seconds a person has for a move now; 0: no limit."""
        return self.patience if self.hurried or self.people > 1 else 0

    @property
    def patience_now(self) -> int:
        """The patience with the person on turn, in seconds: less if they were often late."""
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
        """A person plays, or is away for a while; without people house players do not move."""
        return any(chair.person is not None or chair.away is not None for chair in self.chairs)

    @property
    def host(self) -> Chair:
        """The chair of the person who may close the table.

        It is the founder's, or while they are away that of the first person still there.
        """
        return min(
            self.chairs, key=lambda chair: (chair.person is None, chair.user != self.founder)
        )

    def player_of(self, user: int) -> int | None:
        """The player number of a person who owns a seat."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user == user), None)

    def seat_of(self, user: int) -> int:
        """The player number of a person who plays here. Raises Denied for everyone else."""
        player = self.player_of(user)
        if player is None:
            raise Denied("not-at-table")
        if user in self.removed:
            raise Denied("removed-from-match")
        return player

    def view(self, viewer: int | None) -> View:
        """The live deal as a player sees it (None: the public). Raises Denied without one."""
        if self.live is None:
            raise Denied("no-deal")
        return self.live.views(viewer)

    def shown_seq(self, viewer: int | None) -> int:
        """The number of the next move on a viewer's buttons (None: public ones).

        It reveals no secret question or answer (ROM-DEAL-9): all but the player who is asked see a
        number beyond all that these may need, whether there are any or not.
        """
        live = self.live
        if (
            live is None
            or not self.rules.secret
            or (live.deal.in_secret and live.deal.turn == viewer)
        ):
            return self.seq
        return self.turn_number + self.players

    def before_this_deal(self, seq: int) -> bool:
        """Return whether a control with this number was drawn for an earlier deal."""
        if self.live is None:
            return False
        hidden = self.players if self.rules.secret else 0  # see shown_seq
        return seq < self.live.first_seq + hidden and seq < self.seq

    def info(self, viewer: int | None = None) -> TableInfo:
        """The public facts of the table, with the number for a viewer's buttons."""
        no_scores = (0,) * len(self.chairs)
        match = self.match
        return TableInfo(
            table=self.id,
            seq=self.shown_seq(viewer),
            variant=self.variant,
            players=self.players,
            chairs=self.chairs,
            founder=self.founder,
            scores=match.scores if match else no_scores,
            marks=self.rules.tally.marks(match.carry) if match else (),
            deal=match.finished + 1 if match else 0,
            length=self.rules.length,
            goal=self.rules.goal,
            options=self.changed_options,
            preset=self.preset,
            hints=self.hints_allowed,
            skis=match.skis_called if match else False,
            last_dealer=match.last_dealer if match else None,
            looking=self.not_ready,
            ready=self.ready_players if self.state == "lobby" else (),
            first_dealer=self.dealer if self.state == "lobby" else None,
            paused=self.paused is not None,
            paused_by=self.paused_by,
            level=self.level,
            forced=self.forced or (self.turn == viewer and self.has_no_choice),
            limit=self._shown_limit,
            question=self.question,
            direct=self.reach == "direct",
            veiled=self.round is not None,
            laid_open=not self.channel,
            since=self.live.house_moves_since if self.live and self.alone else 0,
            guest=self.guests[0] if self.guests and self.between else None,
            deserted=self.state == "playing" and not self.attended,
            would_end=self.would_end,
            deals_again=self.deals_again and self.alone and self.round is None,
        )

    @property
    def _shown_limit(self) -> int:
        """The limit; in a lobby as if a person took an empty seat, where one can."""
        full = self.state != "lobby" or len(self.chairs) == self.players
        if full or self.reach == "direct":
            return min(self.limit, self.patience_now)
        return self.patience

    def ended(self) -> Ended:
        """The end of the match, settled as it stands now."""
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
