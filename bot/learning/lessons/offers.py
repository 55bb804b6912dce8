"""Later lessons, offered once their matter has come up in a deal."""

from collections.abc import Iterator
from functools import partial

from bot.base.background import Background
from bot.games.hints_given import LessonOffer, MakeButtons, no_buttons
from bot.games.info import TableInfo
from bot.kit.l10n import FALLBACK, Words
from bot.kit.page import MAX_BUTTON_LABEL, Button
from bot.learning.lessons.library import LATER, lessons
from bot.learning.lessons.rows import LessonRows
from bot.tables.memory.register import Register
from bot.tables.model.table import Finished, Table, TableEvent
from engine import Bid, Cards, Contract, View

OFFERED = LATER
"""The numbers of the lessons, in the order in which they are offered."""
KLOP, MOND, PAGAT, DEFENCE, KONTRA, BONUSES, BEGGAR, SOLO, RADLI, PLAYERS = OFFERED
USUAL_PLAYERS = 4
"""The number of players that all lessons but ``PLAYERS`` are about."""
LEARN_OFFERED = "learn:offer"
"""Beginning of the custom_ids of buttons to lessons that are offered, before their numbers."""


def occasions(view: View, player: int) -> Iterator[str]:
    """Yield the numbers of the lessons whose matter has come up in a finished deal.

    ``view``: of the public; ``player``: the learner, who played the deal.
    """
    contract, settlement = view.contract, view.settlement
    if contract is None or settlement is None or player not in view.order:
        return
    if contract.aim == "alone":
        yield KLOP
    if _player_of(view, view.rules.mond) == player:
        yield MOND
    if view.tricks and not any(view.hand_sizes) and view.rules.pagat in view.tricks[-1].cards:
        yield PAGAT
    if settlement.made is not None and player not in settlement.declaring:
        yield DEFENCE
    if any(item.level for item in view.items):
        yield KONTRA
    if any(line.kind == "bonus" for line in settlement.lines):
        yield BONUSES
    yield from _bid_by_somebody(view)
    if settlement.notes or view.carry.compulsory:
        yield RADLI
    if view.rules.players != USUAL_PLAYERS:
        yield PLAYERS


def _bid_by_somebody(view: View) -> Iterator[str]:
    """Yield the numbers of the lessons about contracts that were bid, by any player."""
    bids = [view.rules.contracts[bid.key] for _, bid in view.bids if isinstance(bid, Bid)]
    if any(contract.aim == "no_trick" for contract in bids):
        yield BEGGAR
    if any(_is_solo(contract) for contract in bids):
        yield SOLO


def _is_solo(contract: Contract) -> bool:
    """True if its declarer wants tricks, and has no partner."""
    return contract.aim in ("points", "all_tricks") and not contract.calls_king


def _player_of(view: View, card: Cards) -> int | None:
    """The player who played a card; None: it was not played."""
    tricks = (trick for trick in view.tricks if card in trick.cards)
    return next((trick.player_of(card, view.order) for trick in tricks), None)


class LessonOffers:
    """Finds lessons to offer when a deal is over."""

    def __init__(self, rows: LessonRows) -> None:
        self._rows = rows

    async def below_score(self, ended: Finished) -> MakeButtons:
        """Return a function that makes the button for a person alone with the house.

        It is the same one each time that the score is drawn. Raises StoreError.
        """
        people = (n for n, chair in enumerate(ended.info.chairs) if chair.person is not None)
        player = next(people, None)
        return no_buttons if player is None else await self.button(ended, player) or no_buttons

    async def button(self, ended: Finished, player: int) -> MakeButtons | None:
        """Return a function that makes the button for a player; None: no lesson is to be offered.

        Raises StoreError.
        """
        info, user = ended.info, ended.info.chairs[player].person
        numbers = tuple(
            number for number in occasions(ended.view, player) if _is_lesson_of(info, number)
        )
        if user is None or not numbers:
            return None
        number = await self._rows.offer(user, numbers, info.table, ended.told)
        return None if number is None else lambda words: (_button(number, words),)


class OffersAmongPeople:
    """Offers lessons to people who play with others, on their own hands of the next deal.

    The score is public there: nobody shall read who is to learn something.
    """

    def __init__(self, offers: LessonOffers, register: Register) -> None:
        self._offers = offers
        self._register = register
        self._background = Background()

    def start(self) -> None:
        """Follow the tables from now on."""
        self._register.listen(self._on_changed)

    async def close(self) -> None:
        """Offer nothing more."""
        await self._background.close()

    def _on_changed(self, table: Table, events: tuple[TableEvent, ...]) -> None:
        if table.alone or table.round is not None or table.state != "playing":
            return
        for event in events:
            if isinstance(event, Finished):
                self._background.start(partial(self._offer, table, event), "offers", table.id)

    async def _offer(self, table: Table, ended: Finished) -> None:
        for player in ended.view.order:
            button = await self._offers.button(ended, player)
            if button is not None:
                user = ended.info.chairs[player].person
                assert user is not None
                async with table.lock:
                    table.lesson_offers[user] = LessonOffer(ended.told, button)


def _is_lesson_of(info: TableInfo, number: str) -> bool:
    """True if a lesson is about the game at a table, with as many players."""
    variant = lessons(FALLBACK)[number].stages[0].deal.rules.variant
    is_usual = info.players == USUAL_PLAYERS
    return variant == info.variant and is_usual == (number != PLAYERS)


def _button(number: str, words: Words) -> Button:
    label = words("lesson-offer", title=lessons(words.language)[number].title)
    return Button(f"{LEARN_OFFERED}:{number}", label[:MAX_BUTTON_LABEL])
