"""Challenges: wishes of the two, and what a channel sees of one. Strangers see none of it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from bot.choices.languages import Languages
from bot.contests.challenges.pages import (
    ACCEPT,
    AGAIN,
    DECLINE,
    DUEL,
    PAST,
    PLAY,
    SHOW,
    TRY,
    WITHDRAW,
    answered_page,
    challenge_page,
    control,
    history_page,
    list_page,
    next_buttons,
    standing_page,
)
from bot.contests.challenges.rows import PendingChallenge, StoredChallenge
from bot.contests.challenges.service import (
    COUNTS,
    Asker,
    Challenge,
    ChallengeOptions,
    Challenges,
)
from bot.contests.core.comparing import first_unfinished
from bot.contests.core.desk import TryDesk
from bot.contests.core.entries import OpenEntry
from bot.kit.errors import Denied
from bot.kit.l10n import Words
from bot.kit.mentions import sole_mention
from bot.kit.routes import PageAnswer, Press, Route
from bot.kit.wishes import Later, Note, Person, Public, Replace, Shown, Venue
from bot.store import StoreError

JUDGING = 600.0
"""Seconds a page waits for judgements: Discord lets it be changed for 900."""


class ChallengeDesk:
    """Wishes about challenges. Every one raises Denied, StoreError or nothing."""

    def __init__(
        self,
        challenges: Challenges,
        tries: TryDesk,
        languages: Languages,
        changed: Callable[[int], None],
    ) -> None:
        """``changed`` is called with one that was accepted, or that both have played."""
        self._changed = changed
        self._challenges = challenges
        self._tries = tries
        self._languages = languages

    async def check_asking(self, person: Person, mention: str, options: ChallengeOptions) -> int:
        """The mentioned person, whom somebody challenges. Raises Denied if they may not."""
        opponent = sole_mention(mention)
        await self._challenges.check_asking(_asker(person), opponent, options)
        return opponent

    async def ask(
        self,
        person: Person,
        place: Venue,
        mention: str,
        options: ChallengeOptions,
        *,
        done: bool = False,
    ) -> Shown:
        """Challenge the mentioned person, where everybody sees it.

        ``done``: an earlier process has, but nobody sees it yet.
        """
        if done:
            stored = await self._challenges.newest(person.user)
        else:
            _check_is_seen(place)
            stored = await self._challenges.ask(_asker(person), sole_mention(mention), options)
        return self._asked(stored, person, place, wanted=options.counts or COUNTS[0])

    def _asked(self, stored: StoredChallenge, person: Person, place: Venue, wanted: str) -> Shown:
        """Post a challenge; ``wanted``: the measure that its challenger has chosen."""
        words, unjudged = self._words(person, place), stored.counts != wanted

        async def note_message(message: int) -> None:
            posted = PendingChallenge(stored.id, place.channel, message, words.language)
            with suppress(StoreError):  # its buttons stay when it lapses
                await self._challenges.note_message(posted)

        return Public(challenge_page(stored, words, unjudged=unjudged), on_posted=note_message)

    async def list(self, person: Person) -> Shown:
        """Their own challenges."""
        return Note(list_page(await self._challenges.listed(person.user), person.words))

    def routes(self) -> tuple[Route, ...]:
        """Where controls of challenges lead."""
        answers = {ACCEPT: self.accept, DECLINE: self.decline, WITHDRAW: self.withdraw}
        wishes = {
            AGAIN: self.ask_again,
            SHOW: self.show,
            PAST: self.past,
            PLAY: self.play,
            TRY: self._tries.show_pressed,
        }
        return (
            *(
                Route(
                    at=f"{DUEL}:{wish}:#",
                    answer=partial(self._while_asked, answer),
                    repeatable=True,
                    edits_public=True,
                )
                for wish, answer in answers.items()
            ),
            *(
                Route(at=f"{DUEL}:{wish}:#", answer=answer, repeatable=True)
                for wish, answer in wishes.items()
            ),
        )

    async def _while_asked(self, answer: PageAnswer, press: Press) -> Shown:
        """An answer that is possible until there is one."""
        if press.already_done or not press.private:
            challenge = await self._challenges.seen(press.person.user, press.number)
            if challenge.state != "asked":  # this message is out of date: it was answered elsewhere
                return self._answered(press, challenge)
        return await answer(press)

    def _words(self, person: Person, place: Venue) -> Words:
        """For everybody in the channel."""
        return self._languages.of_server(place.guild, person.server_locale)

    # Answers ------------------------------------------------------------------------------------

    async def accept(self, press: Press) -> Shown:
        """Accept it."""
        asker, public = _asker(press.person), not press.private
        challenge = await self._challenges.accept(asker, press.number, public=public)
        self._changed(challenge.id)
        return self._answered(press, challenge)

    async def decline(self, press: Press) -> Shown:
        """Decline it."""
        asker, public = _asker(press.person), not press.private
        challenge = await self._challenges.decline(asker, press.number, public=public)
        return self._answered(press, challenge)

    async def withdraw(self, press: Press) -> Shown:
        """Take it back."""
        user, public = press.person.user, not press.private
        challenge = await self._challenges.withdraw(user, press.number, public=public)
        return self._answered(press, challenge)

    def _answered(self, press: Press, challenge: Challenge) -> Shown:
        """The public message says so; a private page shows how it stands."""
        if press.private:
            return self._standing(press, challenge)
        return Replace(answered_page(challenge, self._words(press.person, press.place)))

    async def ask_again(self, press: Press) -> Shown:
        """Send the challenge once more, with the same options."""
        person = press.person
        before = await self._challenges.seen(person.user, press.number)
        if press.already_done:
            stored = await self._challenges.newest(person.user)
        else:
            _check_is_seen(press.place)
            stored = await self._challenges.ask_again(_asker(person), press.number)
        return self._asked(stored, person, press.place, wanted=before.stored.counts)

    # How it stands ------------------------------------------------------------------------------

    async def show(self, press: Press) -> Shown:
        """How it stands."""
        challenge = await self._challenges.seen(press.person.user, press.number)
        return self._standing(press, challenge)

    def _standing(self, press: Press, challenge: Challenge) -> Shown:
        """How it stands; while it is judged, again once that is done."""
        words, alone = press.person.words, _alone(press)
        status_page = standing_page(challenge, words, alone=alone)
        if not challenge.judging:
            return Note(status_page)

        async def later() -> Shown:
            with suppress(TimeoutError):
                async with asyncio.timeout(JUDGING):
                    await self._challenges.decide(press.number)
            updated = await self._challenges.seen(press.person.user, press.number)
            return Note(standing_page(updated, words, alone=alone))

        return Note(status_page, then=Later(make=later, custom_id=control(SHOW, press.number)))

    async def past(self, press: Press) -> Shown:
        """Earlier challenges between the two."""
        user = press.person.user
        challenge = await self._challenges.seen(user, press.number)
        earlier = await self._challenges.between(user, press.number)
        return Note(history_page(challenge, earlier, press.person.words, alone=_alone(press)))

    async def play(self, press: Press) -> Shown:
        """The current deal, or the next one."""
        challenge = await self._challenges.seen(press.person.user, press.number)
        deal = first_unfinished(challenge.own.tries)
        if challenge.contest is None or challenge.over or challenge.judging or deal is None:
            return self._standing(press, challenge)
        return await self._tries.open(press.person, press.place, challenge.contest, deal)

    async def show_result(self, person: Person, place: Venue, entry: OpenEntry) -> Shown:
        """The result of a deal of theirs; with the last one of both, everything is told."""
        challenge = await self._challenges.seen(person.user, entry.contest.number)
        playing = not (challenge.over or challenge.judging)
        has_more = playing and first_unfinished(challenge.own.tries) is not None
        ended = challenge.over and not entry.contest.settled  # this one has ended it
        if ended or challenge.judging:
            self._changed(challenge.id)
        if ended:
            entry = await self._tries.find(person, place, entry.id)
        buttons = next_buttons(challenge.id, person.words, more=has_more)
        return self._tries.result(person, entry, buttons, control(TRY, entry.id))


def _alone(press: Press) -> bool:
    """Whether nobody else reads there: the challenged person would not see it."""
    return press.place.reach == "direct"


def _check_is_seen(place: Venue) -> None:
    """Raise Denied where nobody else reads: the challenged person would not see it."""
    if place.reach == "direct":
        raise Denied("challenge-unseen")


def _asker(person: Person) -> Asker:
    """The two may read of a challenge in different servers, and in direct messages."""
    return Asker(person.user, person.global_name, person.locale)
