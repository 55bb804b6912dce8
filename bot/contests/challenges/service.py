"""Challenges: two people play the same deals, each alone with the house, within three days.

Each learns the other's result once it is decided: when both are done, or the time is up, and their
decisions are judged.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, NamedTuple, get_args

from bot.contests.challenges.deciding import JUDGED_WITHIN, Deciding, Stands
from bot.contests.challenges.results import (
    ChallengeSide,
    ChallengeTotal,
    ChallengeVerdict,
    are_apart,
    decide,
    sides_of,
    with_costs,
)
from bot.contests.challenges.rows import (
    ChallengeAnswer,
    ChallengeRows,
    ChallengeState,
    Counts,
    NewChallenge,
    PendingChallenge,
    Score,
    StoredChallenge,
)
from bot.contests.core.drawing_deals import PreparedDeals, Secrets, Waiting, draw_lively_secrets
from bot.contests.core.house import house_now
from bot.contests.core.keeping import ContestMaintenance
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Contest, ContestRows, NewContest
from bot.games.forms import Form
from bot.kit.errors import Denied
from bot.kit.limits import Limit, Preparations
from bot.thinkers.side_jobs import Jobs

CHALLENGES = Limit("many-challenges", most=10, seconds=60 * 60)
"""Challenges that they send others."""

CHALLENGES_OPEN = Limit("many-unanswered", most=5)
"""Of these, unanswered ones."""


ANSWER_SECONDS = 3 * 86_400
"""Seconds for accepting a challenge, and then again for playing it."""
MOST_DEALS, USUAL_DEALS = 12, 4
MAX_DECKS = 6
"""Decks tried for a deal: somebody is waiting."""
MAX_LISTED = 10
"""Challenges listed at once."""
COUNTS: tuple[Counts, ...] = get_args(Counts)
"""Measures that may decide a challenge; the first is the default."""


class Asker(NamedTuple):
    """A user who sends or answers a challenge."""

    user: int
    name: str
    """As everybody may read it, in any server; empty: unknown."""
    language: str
    """The language of their Discord."""


class ChallengeOptions(NamedTuple):
    """Options of a new challenge; None: the default."""

    form: Form
    players: int | None = None
    deals: int | None = None
    counts: str | None = None


@dataclass(frozen=True)
class Challenge:
    """A challenge as one of the two sees it."""

    stored: StoredChallenge
    contest: Contest | None
    """The deals, once it is accepted."""
    own: ChallengeSide
    other: ChallengeSide
    lapsed: bool
    """Nobody answered it in time."""
    over: bool
    """It is decided: each learns the other's result."""
    judging: bool = False
    """Both have played, and the cost of their decisions is being worked out."""
    judges: bool = True
    """Whether anybody can do that."""

    @property
    def id(self) -> int:
        """Its number."""
        return self.stored.id

    @property
    def mine(self) -> bool:
        """Whether the reader asked."""
        return self.stored.challenger is not None and self.stored.challenger == self.own.user

    @property
    def state(self) -> ChallengeState | Literal["lapsed"]:
        """How it stands."""
        return "lapsed" if self.lapsed else self.stored.state

    @property
    def result(self) -> ChallengeVerdict:
        """Its result for the reader."""
        if not self.over:
            return "open"
        return decide(
            self.own.played,
            self.other.played,
            deals=self.stored.deals,
            error=self.stored.cost_error,
            gone=self.other.user is None,
        )

    @property
    def judged_by(self) -> int:
        """Deadline for judging its decisions; after that points decide."""
        return (self.contest.closes if self.contest else 0) + JUDGED_WITHIN


class PastChallenge(NamedTuple):
    """A finished challenge, in the table of two people."""

    stored: StoredChallenge
    own: ChallengeTotal
    other: ChallengeTotal
    result: ChallengeVerdict
    by_lead: bool = False
    """Its points are leads over the table."""

    @property
    def unplayed(self) -> bool:
        """Whether one of the two, or both, did not finish all deals."""
        return min(self.own.finished, self.other.finished) < self.stored.deals

    @property
    def by_cost(self) -> bool:
        """Whether the cost of decisions decided it."""
        return not self.unplayed and are_apart(self.own, self.other, self.stored.cost_error)


class Challenges:
    """The challenges of all people. Every method raises Denied or StoreError."""

    def __init__(
        self,
        rows: ChallengeRows,
        contests: ContestRows,
        keeping: ContestMaintenance,
        secret: Callable[[], bytes],
        now: Callable[[], int],
        *,
        searching: bool,
        jobs: Jobs,
        preparations: Preparations,
        tries: int = MAX_DECKS,
    ) -> None:
        """Make the service of challenges.

        ``searching``: masters are the house; ``preparations``: what people wait for, of all kinds;
        ``tries``: how many decks at most for a deal.
        """
        self._rows = rows
        self._contests = contests
        self._deciding = Deciding(rows, contests, keeping, now, judges=searching)
        self._secret = secret
        self._now = now
        self._searching = searching
        self._jobs = jobs
        self._preparations = preparations
        self._tries = tries
        self._prepared = PreparedDeals("deals of a challenge")
        self._lock = asyncio.Lock()

    @property
    def judges(self) -> bool:
        """Whether anybody can judge decisions; if not, points decide."""
        return self._deciding.judges

    async def ask(self, asker: Asker, opponent: int, options: ChallengeOptions) -> StoredChallenge:
        """Challenge somebody."""
        new = self._made(asker, opponent, options)
        async with self._lock:
            await self._check(asker.user, opponent)
            stored = await self._stored(await self._rows.ask(new))
        self._prepared.begin(stored.id, partial(self._draw_secrets, stored))
        return stored

    async def check_asking(self, asker: Asker, opponent: int, options: ChallengeOptions) -> None:
        """Raise Denied for somebody who may not challenge another so."""
        self._made(asker, opponent, options)
        await self._check(asker.user, opponent)

    def _made(self, asker: Asker, opponent: int, options: ChallengeOptions) -> NewChallenge:
        players, deals = options.players or options.form.players, options.deals or USUAL_DEALS
        if players not in options.form.numbers:
            raise Denied("no-such-number", numbers=", ".join(map(str, options.form.numbers)))
        counts = next((rule for rule in COUNTS if rule == (options.counts or COUNTS[0])), None)
        if not 1 <= deals <= MOST_DEALS or counts is None:
            raise Denied("no-such-value")
        if asker.user == opponent:
            raise Denied("challenge-oneself")
        return NewChallenge(
            challenger=asker.user,
            opponent=opponent,
            challenger_name=asker.name,
            challenger_language=asker.language,
            variant=options.form.variant,
            players=players,
            deals=deals,
            asked_at=self._now(),
            counts=counts if self.judges else "points",
        )

    async def _check(self, user: int, opponent: int) -> None:
        """Make sure nobody is asked twice at once, or all the time, or is blocked."""
        await self._check_plays(opponent)
        sent = [
            challenge
            for challenge in await self._rows.of_person(user)
            if challenge.challenger == user
        ]
        open_challenges = [
            challenge
            for challenge in sent
            if challenge.state == "asked" and not self._lapsed(challenge)
        ]
        if any(challenge.opponent == opponent for challenge in open_challenges):
            raise Denied("challenge-asked")
        CHALLENGES_OPEN.check(len(open_challenges))
        since = self._now() - CHALLENGES.seconds
        CHALLENGES.check(sum(challenge.asked_at > since for challenge in sent))

    async def _check_plays(self, user: int | None) -> None:
        if user is not None and not await self._rows.plays(user):
            raise Denied("named-unavailable", user=str(user))

    async def ask_again(self, asker: Asker, challenge_id: int) -> StoredChallenge:
        """Challenge the other person of a challenge to the same again."""
        before = await self._of(asker.user, challenge_id)
        other = _other(before, asker.user)
        if other is None:
            raise Denied("challenge-gone")
        form = Form(before.variant, before.variant, before.players, (before.players,))
        options = ChallengeOptions(form, before.players, before.deals, before.counts)
        return await self.ask(asker, other, options)

    async def newest(self, user: int) -> StoredChallenge:
        """Return the latest challenge that a user has sent."""
        sent = [
            challenge
            for challenge in await self._rows.of_person(user)
            if challenge.challenger == user
        ]
        if not sent:
            raise Denied("challenge-gone")
        return sent[0]

    async def accept(self, asker: Asker, challenge_id: int, *, public: bool) -> Challenge:
        """Accept: the deals are made, and can be opened from now on.

        ``public``: here and in other answers, the challenge's message itself is answered.
        """
        stored = await self._asked(asker.user, challenge_id)
        await self._check_plays(stored.challenger)
        with self._preparations.reserve(asker.user, f"challenge {challenge_id}"):
            contest = await self._draw_deals(stored, asker.user)
            answer = ChallengeAnswer("accepted", asker.name, contest, asker.language, shown=public)
            await self._answer(challenge_id, answer)
        return await self.seen(asker.user, challenge_id)

    async def _draw_deals(self, stored: StoredChallenge, person: int) -> NewContest:
        """The deals of a challenge. ``person``: who waits for them."""
        draw = partial(self._draw_secrets, stored)
        secrets = await self._prepared.take(stored.id, draw, person)
        return replace(self._deals_of(stored), secrets=secrets)

    async def _draw_secrets(self, stored: StoredChallenge, waiting: Waiting) -> Secrets:
        return await draw_lively_secrets(
            self._deals_of(stored), self._secret, self._jobs, self._tries, waiting=waiting
        )

    def _deals_of(self, stored: StoredChallenge) -> NewContest:
        """The deals of a challenge that is accepted now, without their secrets."""
        now = self._now()
        return NewContest(
            kind="challenge",
            number=stored.id,
            variant=stored.variant,
            players=stored.players,
            house=str(house_now(searching=self._searching)),
            opens=now,
            closes=now + ANSWER_SECONDS,
            secrets=("",) * stored.deals,
            ahead=ranks_by_lead(stored.variant, stored.players),
        )

    async def close(self) -> None:
        """Stop drawing deals in advance."""
        await self._prepared.close()

    async def decline(self, asker: Asker, challenge_id: int, *, public: bool) -> Challenge:
        """Rather not."""
        await self._asked(asker.user, challenge_id)
        answer = ChallengeAnswer("declined", asker.name, language=asker.language, shown=public)
        await self._answer(challenge_id, answer)
        return await self.seen(asker.user, challenge_id)

    async def withdraw(self, user: int, challenge_id: int, *, public: bool) -> Challenge:
        """Take back a challenge before it is answered."""
        await self._asked(user, challenge_id, back=True)
        await self._answer(challenge_id, ChallengeAnswer("withdrawn", shown=public))
        return await self.seen(user, challenge_id)

    async def _answer(self, challenge_id: int, answer: ChallengeAnswer) -> None:
        if not await self._rows.answer(challenge_id, answer):
            raise Denied("challenge-answered")
        self._prepared.drop(challenge_id)

    async def _asked(self, user: int, challenge_id: int, *, back: bool = False) -> StoredChallenge:
        """A challenge that somebody may answer, or take ``back``."""
        stored = await self._of(user, challenge_id)
        if stored.state != "asked" or self._lapsed(stored):
            raise Denied("challenge-answered")
        if back and stored.challenger != user:
            raise Denied("challenge-challenger")
        if not back and stored.opponent != user:
            raise Denied("challenge-opponent")
        return stored

    # How it stands ------------------------------------------------------------------------------

    async def seen(self, user: int, challenge_id: int) -> Challenge:
        """A challenge as one of the two sees it; once both are done it is over."""
        await self._of(user, challenge_id)
        status = await self._deciding.stands(challenge_id)
        assert status is not None
        stored, contest = status.stored, status.contest
        over = stored.decided is not None
        sides = sides_of(stored, status.tries)
        if stored.decided == "cost":
            sides = with_costs(stored, sides, status.found)
        own_entry, other = sides if stored.challenger == user else sides[::-1]
        return Challenge(
            stored,
            contest,
            own_entry,
            other,
            lapsed=self._lapsed(stored),
            over=over,
            judging=self._is_closed(status) and not over,
            judges=self.judges,
        )

    async def to_decide(self) -> tuple[int, ...]:
        """The numbers of undecided ones that are over, or that both have played."""
        return tuple(challenge.id for challenge in await self._rows.to_decide(self._now()))

    async def next_closing(self) -> int | None:
        """Return when the next contest of any kind closes; None: none is open."""
        return await self._contests.next_closing(self._now())

    def seconds_until(self, at: int) -> int:
        """Return the seconds until a time; below 0 if it is past."""
        return at - self._now()

    async def note_message(self, posted: PendingChallenge) -> None:
        """Note the message of a challenge that waits for an answer."""
        await self._rows.note_message(posted)

    async def no_longer_asked(self) -> tuple[PendingChallenge, ...]:
        """Return those whose messages still ask: answered privately, or by nobody in time."""
        ended = await self._rows.no_longer_asked(self._now() - ANSWER_SECONDS)
        for pending in ended:
            self._prepared.drop(pending.challenge)
        return ended

    async def answered(self, challenge_id: int) -> Challenge | None:
        """Return a challenge that needs no answer; None: its people have asked to be forgotten."""
        stored = await self._rows.find(challenge_id)
        user = None if stored is None else stored.challenger or stored.opponent
        return None if user is None else await self.seen(user, challenge_id)

    async def decide_if_judged(self, challenge_id: int) -> bool:
        """Decide one that is over if no judging is needed; return whether it is decided or open."""
        status = await self._deciding.stands(challenge_id)
        return status is None or status.stored.decided is not None or not self._is_closed(status)

    def _is_closed(self, status: Stands) -> bool:
        return status.contest is not None and self._now() >= status.contest.closes

    async def decide(self, challenge_id: int) -> None:
        """See to one that is over: judge its play, and decide it if possible."""
        await self._deciding.judge(challenge_id)

    async def listed(self, user: int) -> tuple[Challenge, ...]:
        """Return a user's challenges that are neither declined nor withdrawn.

        Undecided ones come first, and the newest of each.
        """
        recent = await self._rows.of_person(user)
        current = [challenge for challenge in recent if challenge.state in ("asked", "accepted")]
        listed = [challenge for challenge in current if not self._lapsed(challenge)]
        listed.sort(key=lambda challenge: challenge.decided is not None)
        return tuple([await self.seen(user, challenge.id) for challenge in listed[:MAX_LISTED]])

    async def between(self, user: int, challenge_id: int) -> tuple[PastChallenge, ...]:
        """All finished ones between somebody and the other person of a challenge."""
        other = _other(await self._of(user, challenge_id), user)
        if other is None:
            return ()
        challenges = await self._rows.between(user, other)
        numbers = tuple(challenge.id for challenge in challenges)
        scores = {
            (score.challenge, score.person): score for score in await self._rows.scores(numbers)
        }
        return tuple(
            _past(
                challenge, user, scores.get((challenge.id, user)), scores.get((challenge.id, other))
            )
            for challenge in challenges
            if challenge.decided is not None
        )

    def _lapsed(self, stored: StoredChallenge) -> bool:
        return stored.state == "asked" and self._now() >= stored.asked_at + ANSWER_SECONDS

    async def _of(self, user: int, challenge_id: int) -> StoredChallenge:
        """A challenge of somebody's: strangers are told nothing."""
        stored = await self._rows.find(challenge_id)
        if stored is None or user not in (stored.challenger, stored.opponent):
            raise Denied("challenge-gone")
        return stored

    async def _stored(self, challenge_id: int) -> StoredChallenge:
        stored = await self._rows.find(challenge_id)
        assert stored is not None
        return stored


def _other(stored: StoredChallenge, user: int) -> int | None:
    return stored.opponent if stored.challenger == user else stored.challenger


def _past(
    stored: StoredChallenge, user: int, own_score: Score | None, other: Score | None
) -> PastChallenge:
    costs = stored.challenger_cost, stored.opponent_cost
    mine, theirs = costs if stored.challenger == user else costs[::-1]
    own_total, other_total = _played(own_score, mine), _played(other, theirs)
    result = decide(own_total, other_total, deals=stored.deals, error=stored.cost_error)
    by_lead = any(score is not None and score.by_lead for score in (own_score, other))
    return PastChallenge(stored, own_total, other_total, result, by_lead)


def _played(score: Score | None, cost: int | None) -> ChallengeTotal:
    return ChallengeTotal(score.finished, score.points, cost) if score else ChallengeTotal(0, 0)
