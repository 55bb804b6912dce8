"""The store's calls about challenges; ``challenge_sql.py`` has the SQL."""

from collections.abc import Mapping

from bot.store import challenge_sql
from bot.store.challenges import (
    Answer,
    ChallengeStore,
    NewChallenge,
    Outcome,
    Score,
    StoredChallenge,
    Untold,
)
from bot.store.sql_contests import SqlContests


class SqlChallenges(SqlContests, ChallengeStore):
    """That part of the store, on top of contests."""

    async def ask_challenge(self, new: NewChallenge) -> int:
        return await self.write(challenge_sql.ask, new)

    async def challenge(self, number: int) -> StoredChallenge | None:
        found = await self.read(challenge_sql.load, challenge_sql.ONE, number)
        return found[0] if found else None

    async def challenges_of(self, person: int, limit: int = 25) -> tuple[StoredChallenge, ...]:
        where = challenge_sql.OF_PERSON
        return await self.read(challenge_sql.load, where, person, person, limit)

    async def challenges_between(
        self, person: int, other: int, limit: int = 25
    ) -> tuple[StoredChallenge, ...]:
        who = person, other, other, person
        return await self.read(challenge_sql.load, challenge_sql.BETWEEN, *who, limit)

    async def challenge_scores(self, challenges: tuple[int, ...]) -> tuple[Score, ...]:
        return await self.read(challenge_sql.scores, challenges)

    async def answer_challenge(self, number: int, answer: Answer) -> bool:
        return await self.write(challenge_sql.answer, number, answer)

    async def challenges_to_decide(self, now: int) -> tuple[StoredChallenge, ...]:
        return await self.read(challenge_sql.load, challenge_sql.TO_DECIDE, now)

    async def decide_challenge(self, number: int, outcome: Outcome) -> None:
        await self.write(challenge_sql.decide, number, outcome)

    async def found_in(self, contest: int) -> Mapping[int, str]:
        return await self.read(challenge_sql.found, contest)

    async def challenges_untold(self) -> tuple[Untold, ...]:
        return await self.read(challenge_sql.untold)

    async def note_challenge_told(self, untold: Untold) -> None:
        await self.write(challenge_sql.told, untold)
