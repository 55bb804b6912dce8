"""Challenges: two people play the same deals, each alone with the house, in three days. What each
has come to the other is told when both are done, or the time is up.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeAlias

from bot.store import Store
from bot.store.challenges import Answer, ChallengeState, NewChallenge, Score, StoredChallenge
from bot.store.contests import Contest, NewContest, Try
from bot.tables.contest_house import house_now
from bot.tables.contest_keeping import Keeping
from bot.tables.errors import Denied
from bot.tables.forms import Form
from bot.tables.limits import CHALLENGES, CHALLENGES_OPEN
from bot.tables.lively import lively_secrets

DAYS = 3 * 86_400
"""For so many seconds a challenge can be accepted, and from then on be played."""
MOST_DEALS, USUAL_DEALS = 12, 4
TRIES = 6
"""Decks that are tried for a deal: somebody waits for it."""
SHOWN = 10
"""Challenges that are listed at once."""

Result: TypeAlias = Literal["won", "lost", "drawn", "void", "open"]
"""What a challenge has brought somebody. Void: neither has played all deals, or one is gone."""


class Side(NamedTuple):
    """One of the two, and what has come of their tries."""

    user: int | None
    """None: they have asked to be forgotten."""
    name: str
    """Empty: it is not known."""
    tries: tuple[Try | None, ...] = ()
    """By deal; None: it was not opened."""

    @property
    def finished(self) -> int:
        """How many deals are."""
        return sum(one is not None and one.points is not None for one in self.tries)

    @property
    def points(self) -> int:
        """All that they have made."""
        return sum(one.points or 0 for one in self.tries if one is not None)


@dataclass(frozen=True)
class Challenge:
    """A challenge as one of the two sees it."""

    stored: StoredChallenge
    contest: Contest | None
    """The deals, once it is accepted."""
    own: Side
    other: Side
    lapsed: bool
    """Nobody has answered it in time."""
    over: bool
    """Both are done, or the time is up: each is told what the other has come to."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.stored.id

    @property
    def mine(self) -> bool:
        """Whether it was the reader who asked."""
        return self.stored.challenger is not None and self.stored.challenger == self.own.user

    @property
    def state(self) -> ChallengeState | Literal["lapsed"]:
        """How it stands."""
        return "lapsed" if self.lapsed else self.stored.state

    @property
    def result(self) -> Result:
        """What it has brought the reader."""
        if not self.over:
            return "open"
        played = (self.own.finished, self.own.points), (self.other.finished, self.other.points)
        return compared(*played, deals=self.stored.deals, gone=self.other.user is None)


def compared(
    own: tuple[int, int], other: tuple[int, int], *, deals: int, gone: bool = False
) -> Result:
    """What a challenge that is over has brought, by the deals finished and the points of both.

    Who has played all deals beats who has not.

    >>> compared((4, 35), (4, 20), deals=4), compared((4, -90), (3, 20), deals=4)
    ('won', 'won')
    >>> compared((2, 35), (3, 20), deals=4), compared((4, 20), (4, 20), deals=4)
    ('void', 'drawn')
    """
    mine, theirs = own[0] == deals, other[0] == deals
    if gone or not (mine or theirs):
        return "void"
    if mine != theirs:
        return "won" if mine else "lost"
    if own[1] == other[1]:
        return "drawn"
    return "won" if own[1] > other[1] else "lost"


class Past(NamedTuple):
    """A challenge that is over, in the table of two people."""

    stored: StoredChallenge
    own: int
    other: int
    result: Result


class Challenges:
    """The challenges of all people. Every method raises Denied or StoreError."""

    def __init__(
        self,
        store: Store,
        keeping: Keeping,
        secret: Callable[[], bytes],
        now: Callable[[], int],
        *,
        searching: bool,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        tries: int = TRIES,
    ) -> None:
        """``searching``: masters are the house; ``tries``: so many decks at most for a deal."""
        self._store = store
        self._keeping = keeping
        self._secret = secret
        self._now = now
        self._searching = searching
        self._sleep = sleep
        self._tries = tries
        self._lock = asyncio.Lock()

    async def ask(
        self, user: int, name: str, other: int, form: Form, players: int | None, deals: int | None
    ) -> StoredChallenge:
        """Challenge somebody."""
        number = players or form.players
        if number not in form.numbers:
            raise Denied("no-such-number", numbers=", ".join(map(str, form.numbers)))
        if not 1 <= (deals or USUAL_DEALS) <= MOST_DEALS:
            raise Denied("no-such-value")
        if user == other:
            raise Denied("challenge-oneself")
        new = NewChallenge(
            challenger=user,
            opponent=other,
            challenger_name=name,
            variant=form.variant,
            players=number,
            deals=deals or USUAL_DEALS,
            asked_at=self._now(),
        )
        async with self._lock:
            await self._check(user, other)
            return await self._stored(await self._store.ask_challenge(new))

    async def _check(self, user: int, other: int) -> None:
        """Nobody is asked twice at once, or all the time."""
        recent = [one for one in await self._store.challenges_of(user) if one.challenger == user]
        asked = [one for one in recent if one.state == "asked" and not self._lapsed(one)]
        if any(one.opponent == other for one in asked):
            raise Denied("challenge-asked")
        CHALLENGES_OPEN.check(len(asked))
        since = self._now() - CHALLENGES.seconds
        CHALLENGES.check(sum(one.asked_at > since for one in recent))

    async def again(self, user: int, name: str, number: int) -> StoredChallenge:
        """Challenge the other one of a challenge to as much once more."""
        before = await self._of(user, number)
        other = _other(before, user)
        if other is None:
            raise Denied("challenge-gone")
        numbers = (before.players,)
        form = Form(before.variant, before.variant, before.players, numbers)
        return await self.ask(user, name, other, form, before.players, before.deals)

    async def accept(self, user: int, name: str, number: int) -> Challenge:
        """Be ready to play it: the deals are made, and can be opened from now on."""
        stored = await self._asked(user, number)
        now = self._now()
        new = NewContest(
            kind="challenge",
            number=number,
            variant=stored.variant,
            players=stored.players,
            house=str(house_now(searching=self._searching)),
            opens=now,
            closes=now + DAYS,
            secrets=("",) * stored.deals,
        )
        secrets = await lively_secrets(new, self._secret, self._tries, self._sleep)
        contest = replace(new, secrets=secrets)
        await self._answer(number, Answer("accepted", name, contest))
        return await self.seen(user, number)

    async def decline(self, user: int, name: str, number: int) -> Challenge:
        """Rather not."""
        await self._asked(user, number)
        await self._answer(number, Answer("declined", name))
        return await self.seen(user, number)

    async def withdraw(self, user: int, number: int) -> Challenge:
        """Take back what one has asked, before it is answered."""
        await self._asked(user, number, back=True)
        await self._answer(number, Answer("withdrawn"))
        return await self.seen(user, number)

    async def _answer(self, number: int, answer: Answer) -> None:
        if not await self._store.answer_challenge(number, answer):
            raise Denied("challenge-answered")

    async def _asked(self, user: int, number: int, *, back: bool = False) -> StoredChallenge:
        """A challenge that somebody may answer, or take ``back``."""
        stored = await self._of(user, number)
        if stored.state != "asked" or self._lapsed(stored):
            raise Denied("challenge-answered")
        if back and stored.challenger != user:
            raise Denied("challenge-challenger")
        if not back and stored.opponent != user:
            raise Denied("challenge-opponent")
        return stored

    # How it stands ------------------------------------------------------------------------------

    async def seen(self, user: int, number: int) -> Challenge:
        """A challenge as one of the two sees it; once both are done it is over."""
        stored = await self._of(user, number)
        contest = None
        if stored.contest is not None:
            contest = await self._store.contest(stored.contest)
        tries = await self._store.tries_of(contest.id) if contest is not None else ()
        mine = stored.challenger == user
        sides = (
            _side(stored.challenger, stored.challenger_name, tries, stored.deals),
            _side(stored.opponent, stored.opponent_name, tries, stored.deals),
        )
        own, other = sides if mine else sides[::-1]
        if contest is not None and not contest.settled:
            done = own.finished == other.finished == stored.deals
            if done or self._now() >= contest.closes:
                await self._settle(contest)
                return await self.seen(user, number)
        over = contest is not None and contest.settled
        return Challenge(stored, contest, own, other, self._lapsed(stored), over)

    async def _settle(self, contest: Contest) -> None:
        """It is over: all of it is told from now on."""
        async with self._lock:
            await self._store.close_contest(contest.id, self._now())
            closed = await self._store.contest(contest.id)
            if closed is not None and not closed.settled:
                await self._keeping.settle(closed)

    async def listed(self, user: int) -> tuple[Challenge, ...]:
        """Somebody's challenges that are neither declined nor withdrawn, the newest first."""
        found = await self._store.challenges_of(user)
        there = [one for one in found if one.state in ("asked", "accepted")]
        newest = [one for one in there if not self._lapsed(one)][:SHOWN]
        return tuple([await self.seen(user, one.id) for one in newest])

    async def between(self, user: int, number: int) -> tuple[Past, ...]:
        """All that are over of those between somebody and the other one of a challenge."""
        other = _other(await self._of(user, number), user)
        if other is None:
            return ()
        found = await self._store.challenges_between(user, other)
        numbers = tuple(one.id for one in found)
        scores = {(one.challenge, one.person): one for one in await self._scores(numbers)}
        past = []
        for one in found:
            contest = await self._store.contest(one.contest or 0)
            own, theirs = scores.get((one.id, user)), scores.get((one.id, other))
            if contest is not None and contest.settled:
                past.append(_past(one, own, theirs))
        return tuple(past)

    async def _scores(self, numbers: tuple[int, ...]) -> tuple[Score, ...]:
        return await self._store.challenge_scores(numbers)

    def _lapsed(self, stored: StoredChallenge) -> bool:
        return stored.state == "asked" and self._now() >= stored.asked_at + DAYS

    async def _of(self, user: int, number: int) -> StoredChallenge:
        """A challenge of somebody's: strangers are told nothing."""
        stored = await self._store.challenge(number)
        if stored is None or user not in (stored.challenger, stored.opponent):
            raise Denied("challenge-gone")
        return stored

    async def _stored(self, number: int) -> StoredChallenge:
        stored = await self._store.challenge(number)
        assert stored is not None
        return stored


def _side(user: int | None, name: str, tries: tuple[Try, ...], deals: int) -> Side:
    own = {one.deal: one for one in tries if one.person == user and user is not None}
    return Side(user, name, tuple(own.get(deal) for deal in range(deals)))


def _other(stored: StoredChallenge, user: int) -> int | None:
    return stored.opponent if stored.challenger == user else stored.challenger


def _past(stored: StoredChallenge, own: Score | None, other: Score | None) -> Past:
    mine = (own.finished, own.points) if own else (0, 0)
    theirs = (other.finished, other.points) if other else (0, 0)
    return Past(stored, mine[1], theirs[1], compared(mine, theirs, deals=stored.deals))
