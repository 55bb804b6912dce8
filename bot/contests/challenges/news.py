"""Direct messages about challenges.

The challenger learns, once, that theirs was accepted, or not answered in time, and both learn that
it is decided and who won.

That they are told is noted after posting. If the process dies in between, it is posted again with
the same nonce, which Discord takes as the same message for some minutes.
"""

import asyncio
import logging
from contextlib import suppress

import discord

from bot.base.background import one_by_one
from bot.choices.languages import Languages
from bot.contests.challenges.pages import (
    acceptance_notice,
    answered_page,
    decision_notice,
    lapse_notice,
)
from bot.contests.challenges.rows import ChallengeRows, PendingChallenge, Untold
from bot.contests.challenges.service import Challenge, Challenges
from bot.discord.endpoint import UNREACHABLE
from bot.discord.sending.budget import TOO_MANY
from bot.discord.sending.messages import ChannelGone, Directly, Messages, SendOutcome
from bot.discord.sending.standing import REFRESH_SECONDS, PeriodicRefresher
from bot.kit.errors import Denied
from bot.store import StoreError

logger = logging.getLogger(__name__)

TROUBLE = 500
"""From here on an answer of Discord's means that it may work later."""


class ChallengeNews(PeriodicRefresher):
    """Decides finished challenges, and tells of them and of accepted ones."""

    def __init__(
        self,
        rows: ChallengeRows,
        challenges: Challenges,
        messages: Messages,
        languages: Languages,
        directly: Directly,
    ) -> None:
        super().__init__("news of challenges")
        self._rows = rows
        self._challenges = challenges
        self._messages = messages
        self._languages = languages
        self._directly = directly
        self._closing: int | None = None
        """When the next contest closed or closes: then a challenge may be over."""
        self._is_unjudged = asyncio.Event()
        self._telling = asyncio.Lock()

    def start(self) -> None:
        """Start in the background: what needs no judging is decided meanwhile."""
        super().start()
        self._background.keep(
            self._judge,
            f"{self._kind}, judging",
            first_pause=REFRESH_SECONDS,
            passing=(StoreError,),
        )

    def changed(self, number: int) -> None:
        """It was accepted, or both have played it: look soon, if this is the process that looks."""
        if self._background.running:
            super().changed(number)

    async def attend(self) -> None:
        """Tell the news, decide what can be decided, and tell of that. Raises StoreError."""
        ended = await self._challenges.no_longer_asked()
        await one_by_one(ended, self._end_asking, self._kind, (StoreError,))
        over = await self._challenges.to_decide()
        await self._tell_all(but=over)
        await one_by_one(over, self.attend_at, self._kind, (StoreError,))
        self._closing = await self._challenges.next_closing()

    def seconds_to_due(self) -> float:
        """Return the seconds until a challenge may be over, if that is before the next round."""
        if self._closing is None or (left := self._challenges.seconds_until(self._closing)) <= 0:
            return super().seconds_to_due()
        return min(left, super().seconds_to_due())

    async def attend_at(self, number: int) -> None:
        """Decide one if no judging is needed, and tell all the news. Raises StoreError."""
        if not await self._challenges.decide_if_judged(number):
            self._is_unjudged.set()
        await self._tell_all()

    async def _judge(self) -> None:
        """Judge challenges that wait for it, which takes minutes, again and again."""
        while True:
            self._is_unjudged.clear()
            await self.judge()
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_SECONDS):
                    await self._is_unjudged.wait()

    async def judge(self) -> None:
        """Judge what challenges wait for, decide them, and tell of that. Raises StoreError."""
        over = await self._challenges.to_decide()
        await one_by_one(over, self._challenges.decide, self._kind, (StoreError,))
        await self._tell_all(but=await self._challenges.to_decide())

    async def _end_asking(self, ended: PendingChallenge) -> None:
        """Take the buttons to answer from a challenge; if it has lapsed, have its sender told."""
        challenge = await self._challenges.answered(ended.challenge)
        if ended.message is not None:
            words = await self._languages.load_for_server(0, ended.language)
            with suppress(ChannelGone):
                page = answered_page(challenge, words)
                sent = await self._messages.edit(ended.channel, ended.message, page)
                if sent.outcome is SendOutcome.FAILED:
                    return
        await self._rows.note_end(ended.challenge)

    async def _tell_all(self, but: tuple[int, ...] = ()) -> None:
        """``but``: these must be decided first."""
        async with self._telling:
            untold = await self._rows.untold()
            news = [notification for notification in untold if notification.challenge not in but]
            await one_by_one(news, self._tell, self._kind, (StoreError,))

    async def _tell(self, notification: Untold) -> None:
        try:
            challenge = await self._challenges.seen(notification.person, notification.challenge)
        except Denied:
            await self._rows.note_told(notification)
            return
        if not (challenge.over or _is_news(challenge)) or await self._is_told(
            notification.person, challenge
        ):
            await self._rows.note_told(notification._replace(decided=challenge.over))

    async def _is_told(self, person: int, challenge: Challenge) -> bool:
        """Tell somebody; returns whether nothing remains to be done."""
        try:
            return await self._post(person, challenge)
        except ChannelGone:
            return True
        except discord.HTTPException as error:
            logger.warning("somebody could not be told of a challenge: %s", error.status)
            return error.status < TROUBLE and error.status != TOO_MANY
        except (discord.RateLimited, *UNREACHABLE):
            return False

    async def _post(self, person: int, challenge: Challenge) -> bool:
        stored, mine = challenge.stored, challenge.mine
        language = stored.challenger_language if mine else stored.opponent_language
        words = await self._languages.load_for_person(person, language)
        channel = await self._directly(person)
        if challenge.over:
            page, news = decision_notice(challenge, words), "ab"[mine]
        elif challenge.lapsed:
            page, news = lapse_notice(challenge, words), "lapsed"
        else:
            page, news = acceptance_notice(challenge, words), "on"
        nonce = f"duel-{stored.id}-{news}"
        sent = await self._messages.post(channel, page, nonce)
        return sent.outcome is not SendOutcome.FAILED


def _is_news(challenge: Challenge) -> bool:
    """Whether a person has yet to hear that their challenge was accepted, or has lapsed.

    Who has opened a deal knows; when all is played, or the other person is gone, it is too late.
    """
    begun = any(attempt is not None for attempt in challenge.own.tries)
    return not (begun or challenge.judging) and challenge.other.user is not None
