"""A contest of each kind, in which people play by pages alone: what the laws of all kinds need."""

from abc import ABC, abstractmethod
from dataclasses import replace
from typing import ClassVar

from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.service import DAYS
from bot.contests.challenges.service import Wish as ChallengeWish
from bot.contests.daily.pages import DAILY
from bot.contests.daily.service import headline
from bot.contests.tournaments.pages import TOURNAMENT
from bot.contests.tournaments.service import HOUR
from bot.games.forms import USUAL
from bot.kit.page import Page
from bot.kit.wishes import Person, Place, Public, Shown
from bot.store.contests import Contest
from tests.bot.contest import HERE, PEOPLE, TODAY, Contests, moves_on
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD

ELSEWHERE = Place(GUILD + 1, 99, "en")
SUITS = {"♠", "♥", "♦", "♣"}


class Held(ABC):
    """A contest of one kind with a deal for each person; Ana's try there is the first."""

    name: ClassVar[str]
    head: ClassVar[str]
    """Begins the custom_ids of its controls."""
    of_contest: ClassVar[tuple[str, ...]]
    """Controls about the first contest, which lead nowhere for people who have no part in it, and
    for anybody if it is of another kind."""
    of_try: ClassVar[tuple[str, ...]]
    """Controls about the first try, which lead nowhere for anybody but Ana."""
    wishes: ClassVar[tuple[str, ...]]
    """The words in its controls."""
    forged: ClassVar[tuple[str, ...]] = ()
    """More controls, with a hole for anything."""
    no_hints: ClassVar[str]
    """The refusal of a hint."""
    forgotten: ClassVar[str] = "contest-tried"
    """The refusal of another try to somebody who was forgotten."""
    same_cards = True
    """All people are dealt the same deal."""

    def __init__(self, contests: Contests) -> None:
        self.contests = contests

    @abstractmethod
    async def begin(self) -> None:
        """Let Ana and Bor take part in a contest."""

    @abstractmethod
    async def open(self, user: int) -> Page:
        """Somebody's try, or its result."""

    @abstractmethod
    async def overview(self, user: int) -> Page:
        """What a participant reads of the contest once it is over."""

    @abstractmethod
    async def close(self) -> None:
        """Time is up, and what is over is settled."""

    @abstractmethod
    async def contest(self) -> Contest:
        """The contest, as it stands."""

    @property
    def outsiders(self) -> tuple[tuple[Person, Place], ...]:
        """People who have no part in it, and where they are."""
        return ()

    @property
    def forgers(self) -> tuple[tuple[Person, Place], ...]:
        """People who try what they can to learn something."""
        return ((PEOPLE[BOR], HERE), *self.outsiders)

    async def state(self) -> object:
        """All that no press but Ana's may change."""
        return await self.contests.store.entry(1)

    async def secrets(self) -> tuple[str, ...]:
        """What cards are made of that nobody may know yet."""
        return (await self.contest()).secrets

    @abstractmethod
    async def check_forged(self, shown: Shown, place: Place) -> None:
        """Check what somebody got who sent whatever they liked."""

    async def played(self, user: int, place: int = 0) -> Page:
        """Somebody's try, played to its end by always choosing the offer at this place."""
        page = await self.open(user)
        while moves := moves_on(page):
            page = await self.contests.press(user, moves[place])
        return page

    async def _stored(self, number: int) -> Contest:
        found = await self.contests.store.contest(number)
        assert found is not None
        return found


class Daily(Held):
    name, head, no_hints = "daily", DAILY, "daily-no-hints"
    of_contest = (f"{DAILY}:open:1", f"{DAILY}:show:1")
    of_try = (f"{DAILY}:result:1", f"{DAILY}:share:1")
    wishes = ("open", "show", "result", "share", "day", "rated", "secrets")

    async def begin(self) -> None:
        await self.contests.dailies.attend()
        self._number = (await self.contests.contest(*headline(TODAY))).id

    async def open(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DAILY}:open:{self._number}")

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DAILY}:show:{self._number}")

    async def close(self) -> None:
        await self.contests.close()

    async def contest(self) -> Contest:
        return await self._stored(self._number)

    async def secrets(self) -> tuple[str, ...]:
        tomorrow = await self.contests.store.contests(self.name, TODAY + 1)
        later = [secret for one in tomorrow for secret in one.secrets]
        return (*(await self.contest()).secrets, *later)

    async def check_forged(self, shown: Shown, place: Place) -> None:
        assert not isinstance(shown, Public), "nothing of theirs is finished"


class Rated(Daily):
    name, same_cards = "rated", False
    forged = ("rated:week:{}:0::o", "rated:{}:1:0::o")

    async def begin(self) -> None:
        await self.contests.dailies.attend()
        self._number = (await self.contests.dailies.rated(TODAY)).id

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DAILY}:secrets:{self._number}")


class Challenge(Held):
    name, head, no_hints = "challenge", DUEL, "challenge-no-hints"
    forgotten = "challenge-gone"
    of_contest = tuple(
        f"{DUEL}:{wish}:1"
        for wish in ("accept", "decline", "withdraw", "show", "play", "again", "past")
    )
    of_try = (f"{DUEL}:try:1",)
    wishes = ("accept", "decline", "withdraw", "show", "play", "again", "past", "try")

    async def begin(self) -> None:
        wish = ChallengeWish(USUAL, deals=1)
        await self.contests.desk.challenges.ask(PEOPLE[ANA], HERE, f"<@{BOR}>", wish)
        await self.contests.wish(BOR, f"{DUEL}:accept:1")

    async def open(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DUEL}:play:1")

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DUEL}:show:1")

    async def close(self) -> None:
        self.contests.now += DAYS
        await self.contests.challenges.decide(1)

    async def contest(self) -> Contest:
        return await self._stored(1)

    @property
    def outsiders(self) -> tuple[tuple[Person, Place], ...]:
        return ((PEOPLE[CILKA], HERE),)

    @property
    def forgers(self) -> tuple[tuple[Person, Place], ...]:
        return self.outsiders

    async def state(self) -> object:
        return await super().state(), await self.contests.store.challenges_of(ANA)

    async def check_forged(self, shown: Shown, place: Place) -> None:
        raise AssertionError("a stranger is shown nothing")


class Tournament(Held):
    name, head, no_hints = "tournament", TOURNAMENT, "tournament-no-hints"
    of_contest = tuple(
        f"{TOURNAMENT}:{wish}:1"
        for wish in ("enter", "leave", "show", "play", "ranks", "back", "forth", "ask", "off")
    )
    of_try = (f"{TOURNAMENT}:try:1",)
    wishes = ("enter", "leave", "show", "play", "ranks", "back", "forth", "ask", "off", "try")

    async def begin(self) -> None:
        manager = replace(PEOPLE[DANE], may_manage_server=True)
        await self.contests.desk.tournaments.announce(manager, HERE, USUAL, None, 1, 0, 48)

    async def open(self, user: int) -> Page:
        await self.contests.wish(user, f"{TOURNAMENT}:enter:1")
        return await self.contests.wish(user, f"{TOURNAMENT}:play:1")

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, f"{TOURNAMENT}:show:1")

    async def close(self) -> None:
        self.contests.now += 48 * HOUR
        await self.contests.dailies.attend()

    async def contest(self) -> Contest:
        return await self._stored(1)

    @property
    def outsiders(self) -> tuple[tuple[Person, Place], ...]:
        return ((replace(PEOPLE[CILKA], may_manage_server=True), ELSEWHERE),)

    @property
    def forgers(self) -> tuple[tuple[Person, Place], ...]:
        return ((PEOPLE[CILKA], HERE), *self.outsiders)

    async def state(self) -> object:
        return await super().state(), await self.contests.store.entrant(1, ANA)

    async def check_forged(self, shown: Shown, place: Place) -> None:
        page = shown.page
        assert place is HERE, "people of other servers are shown nothing"
        assert not SUITS & set(page.text) and not moves_on(page) and "1." not in page.text
        await self.contests.store.withdraw(1, CILKA)


KINDS: tuple[type[Held], ...] = (Daily, Rated, Challenge, Tournament)
SAME_CARDS = [one for one in KINDS if one.same_cards]
