"""A contest of each kind, for the laws of all kinds."""

from dataclasses import replace

from bot.contests.challenges.pages import DUEL
from bot.contests.challenges.rows import ChallengeRows
from bot.contests.challenges.service import ANSWER_SECONDS
from bot.contests.challenges.service import ChallengeOptions as ChallengeWish
from bot.contests.core.rows import Contest
from bot.contests.daily.pages import DAILY
from bot.contests.daily.service import headline
from bot.contests.tournaments.opening import HOUR
from bot.contests.tournaments.pages import TOURNAMENT
from bot.contests.tournaments.rows import TournamentRows
from bot.games.forms import DEFAULT_FORM
from bot.kit.page import Page
from bot.kit.wishes import Person, Public, Shown, Venue
from tests.bot.contests.contest import HERE, PEOPLE, TODAY, moves_on
from tests.bot.contests.held import Held
from tests.bot.world import ANA, BOR, CILKA, DANE, GUILD
from tests.minicontest.held import HeldHour

ELSEWHERE = Venue(GUILD + 1, 99, "en")
SUITS = {"♠", "♥", "♦", "♣"}


class Daily(Held):
    name, head, no_hints = "daily", DAILY, "daily-no-hints"
    of_contest = tuple(
        f"{DAILY}:{wish}:1{deal}" for wish in ("open", "show") for deal in ("", ":1")
    )
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
        tomorrow = await self.contests.rows.find_by_number(self.name, TODAY + 1)
        later = [secret for contest in tomorrow for secret in contest.secrets]
        return (*(await self.contest()).secrets, *later)

    async def check_forged(self, shown: Shown, place: Venue) -> None:
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
        wish = ChallengeWish(DEFAULT_FORM, deals=1)
        await self.contests.desk.challenges.ask(PEOPLE[ANA], HERE, f"<@{BOR}>", wish)
        await self.contests.wish(BOR, f"{DUEL}:accept:1")

    async def open(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DUEL}:play:1")

    async def overview(self, user: int) -> Page:
        return await self.contests.wish(user, f"{DUEL}:show:1")

    async def close(self) -> None:
        self.contests.now += ANSWER_SECONDS
        await self.contests.challenges.decide(1)

    async def contest(self) -> Contest:
        return await self._stored(1)

    @property
    def outsiders(self) -> tuple[tuple[Person, Venue], ...]:
        return ((PEOPLE[CILKA], HERE),)

    @property
    def forgers(self) -> tuple[tuple[Person, Venue], ...]:
        return self.outsiders

    async def state(self) -> object:
        return await super().state(), await ChallengeRows(self.contests.store).of_person(ANA)

    async def check_forged(self, shown: Shown, place: Venue) -> None:
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
        await self.contests.desk.tournaments.announce(manager, HERE, DEFAULT_FORM, None, 1, "0", 48)
        await self.contests.tournaments.wait_for_deals(1)

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
    def outsiders(self) -> tuple[tuple[Person, Venue], ...]:
        return ((replace(PEOPLE[CILKA], may_manage_server=True), ELSEWHERE),)

    @property
    def forgers(self) -> tuple[tuple[Person, Venue], ...]:
        return ((PEOPLE[CILKA], HERE), *self.outsiders)

    async def state(self) -> object:
        return await super().state(), await TournamentRows(self.contests.store).entrant(1, ANA)

    async def check_forged(self, shown: Shown, place: Venue) -> None:
        page = shown.page
        assert place is HERE, "people of other servers are shown nothing"
        assert not SUITS & set(page.text) and not moves_on(page) and "1." not in page.text
        await TournamentRows(self.contests.store).withdraw(1, CILKA)


KINDS: tuple[type[Held], ...] = (Daily, Rated, Challenge, Tournament, HeldHour)
SAME_CARDS = [kind for kind in KINDS if kind.same_cards]
