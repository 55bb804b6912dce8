"""Finished deals with a wanted outcome, found by a small search: vectors name results, not cards.

The search knows the rule text (values, groups of three, who has trula and kings), not the engine.
Who wins a trick is chosen freely, as scoring depends on the winners and not on why they won.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from engine import Deal, Rules, Settlement, open_deal
from engine.cards import Cards, union
from engine.contracts import Trick
from engine.deal import GAME, Calling, Exchange, Item, Playing, Speaking
from engine.pack import TAROK
from tests.engine.build import cards
from tests.engine.slovenian_cases import ACTIVE, SLOVENIAN, carry, deck_with, rules

VALUE = dict.fromkeys(TAROK.codes, 1) | {"F": 5, "T21": 5, "T1": 5}
VALUE |= {suit + rank: v for suit in "SCDH" for rank, v in zip("KQCJ", (5, 4, 3, 2), strict=True)}
TRULA = {"F", "T21", "T1"}
KINGS = {"SK", "CK", "DK", "HK"}


def points_of(codes: "list[str] | set[str]") -> int:
    """Card points of a pile (SLO-PTS-2)."""
    return sum(VALUE[code] for code in codes) - 2 * (len(codes) // 3) - (len(codes) % 3 > 0)


@dataclass(frozen=True)
class Special:
    """A trick that something is said of: the cards of some seats, the winner and their card."""

    cards: dict[int, str]
    winner: int
    last: bool = False


@dataclass(frozen=True)
class Settled:
    """A finished deal of dealer 0 as a vector describes it; seats are players."""

    contract: str
    points: int | None
    """Card points of the declaring side."""
    players: int = 4
    declarer: int = 3
    partner: int | None = 1
    called: str = "HK"
    talon: str = ""
    taken: int = 1
    level: int = 0
    said: tuple[tuple[str, int, int], ...] = ()
    """Announcements: bonus, announcer, ladder level."""
    radli: tuple[int, ...] = ()
    trula: str | None = None
    """The side whose tricks hold all three: D, O, or neither."""
    kings: str | None = None
    special: tuple[Special, ...] = ()
    won: int | None = None
    """Tricks of the declaring side; None: some, but not all."""
    converted: bool = False
    side: frozenset[int] = field(init=False)

    def __post_init__(self) -> None:
        members = {self.declarer, self.partner} - {None}
        object.__setattr__(self, "side", frozenset(members))

    def copy_with(self, **changes: Any) -> "Settled":
        """A copy with changes."""
        return replace(self, **changes)


class Plan:
    """One attempt: a winner for every trick, and all cards on places that the search swaps."""

    def __init__(self, wanted: Settled, won: int, rng: Random) -> None:
        self.wanted, self.rng = wanted, rng
        self.order = ACTIVE[wanted.players]
        self.exchange = SLOVENIAN[wanted.players].contracts[wanted.contract].exchange
        self.tricks = 48 // len(self.order)
        self.winners = self._winners(won)
        self.held_back = 6 - self.exchange
        self.places = [""] * 54
        self.fixed: set[int] = set()
        self._fix()
        rest = [code for code in TAROK.codes if code not in self.places]
        rng.shuffle(rest)
        for place in range(54):
            if not self.places[place]:
                self.places[place] = rest.pop()

    def _winners(self, won: int) -> list[int]:
        """A winner for each trick; the special ones come first, a special last one last."""
        declarers = sorted(self.wanted.side)
        others = [player for player in self.order if player not in declarers]
        early = [trick.winner for trick in self.wanted.special if not trick.last]
        late = [trick.winner for trick in self.wanted.special if trick.last]
        free = won - sum(winner in declarers for winner in early + late)
        between = self.tricks - len(early) - len(late)
        middle = [self.rng.choice(declarers) for _ in range(free)]
        middle += [self.rng.choice(others) for _ in range(between - free)]
        return early + middle + late

    def _fix(self) -> None:
        early = [trick for trick in self.wanted.special if not trick.last]
        late = [trick for trick in self.wanted.special if trick.last]
        numbers = [*range(len(early)), *range(self.tricks - len(late), self.tricks)]
        for number, trick in zip(numbers, early + late, strict=True):
            for player, code in trick.cards.items():
                self._put(6 + number * len(self.order) + self.order.index(player), code)
        if self.wanted.talon:
            first = (self.wanted.taken - 1) * self.exchange
            codes = self.wanted.talon.split()
            remaining = codes[:first] + codes[first + self.exchange :]
            for place, code in enumerate(remaining[: self.held_back]):
                self._put(place, code)

    def _put(self, place: int, code: str) -> None:
        self.places[place] = code
        self.fixed.add(place)

    def trick(self, number: int) -> list[str]:
        size = len(self.order)
        return self.places[6 + number * size : 6 + (number + 1) * size]

    @property
    def remainder(self) -> list[str]:
        return self.places[: self.held_back]

    @property
    def laid(self) -> list[str]:
        return self.places[self.held_back : 6]

    def winning_code(self, number: int) -> str:
        return self.trick(number)[self.order.index(self.winners[number])]

    def king_brings_remainder(self) -> bool:
        """SLO-TAL-7: the called king, taken from the talon, won a trick."""
        called = self.wanted.called
        taken = called in self.wanted.talon.split() and called not in self.remainder
        return taken and any(self.winning_code(n) == called for n in range(self.tricks))

    def cost(self) -> int:
        """0 if the deal is as wanted; the more is wrong, the higher."""
        wanted = self.wanted
        won = [code for n in range(self.tricks) if self.winners[n] in wanted.side
               for code in self.trick(n)]  # fmt: skip
        lost = [code for n in range(self.tricks) if self.winners[n] not in wanted.side
                for code in self.trick(n)]  # fmt: skip
        brought = self.remainder if self.king_brings_remainder() else []
        points = points_of(won + self.laid + brought)
        wrong = sum(VALUE[code] == 5 for code in self.laid)
        wrong += self._owner(TRULA, won + brought, lost) != wanted.trula
        wrong += self._owner(KINGS, won + brought, lost) != wanted.kings
        wrong += "T21" in self.remainder and "T21" not in wanted.talon.split()
        return 100 * (wrong + self._accidents()) + abs(points - (wanted.points or points))

    @staticmethod
    def _owner(cards_: set[str], won: list[str], lost: list[str]) -> str | None:
        if cards_ <= set(won):
            return "D"
        return "O" if cards_ <= set(lost) else None

    def _accidents(self) -> int:
        """Mond under the Fool, an ultimo, a remainder won: only where a special trick says so."""
        accidents = 0
        special_codes = {code for trick in self.wanted.special for code in trick.cards.values()}
        for number in range(self.tricks):
            codes = self.trick(number)
            accidents += "F" in codes and "T21" in codes and not {"F", "T21"} <= special_codes
        last = self.trick(self.tricks - 1)
        for code in ("T1", self.wanted.called):
            accidents += code in last and code not in special_codes
            accidents += code not in special_codes and code in (
                self.winning_code(n) for n in range(self.tricks)
            )
        return accidents

    def search(self, steps: int = 4000) -> bool:
        """Swap cards until all is as wanted; whether that was reached."""
        free = [place for place in range(54) if place not in self.fixed]
        cost = self.cost()
        for _ in range(steps):
            if cost == 0:
                return True
            first, second = self.rng.sample(free, 2)
            places = self.places
            places[first], places[second] = places[second], places[first]
            if (after := self.cost()) <= cost:
                cost = after
            else:
                places[first], places[second] = places[second], places[first]
        return cost == 0


def attempts(wanted: Settled) -> Iterator[int]:
    """Numbers of tricks of the declaring side that are worth trying, the likely ones first."""
    if wanted.won is not None:
        yield from [wanted.won] * 3
        return
    tricks = 48 // len(ACTIVE[wanted.players])
    likely = round(tricks * (35 if wanted.points is None else wanted.points) / 70)
    yield from sorted(range(1, tricks), key=lambda won: abs(won - likely)) * 2


def settle(wanted: Settled, **options: str) -> Settlement:
    """The settlement of a finished deal under these options; its contract is one of theirs."""
    chosen = rules(wanted.players, **options)
    return chosen.settle(finished_deal(wanted, chosen))


def finished_deal(wanted: Settled, played_by: Rules | None = None) -> Deal:
    """A finished deal as wanted, by the usual rules or by others.

    Raises LookupError if none is found.
    """
    rng = Random(str(wanted))
    least = sum(trick.winner in wanted.side for trick in wanted.special)
    for won in attempts(wanted):
        if won >= least:
            plan = Plan(wanted, won, rng)
            if plan.search():
                return _deal_of_plan(plan, played_by or SLOVENIAN[wanted.players])
    raise LookupError(wanted)


def _deal_of_plan(plan: Plan, played_by: Rules) -> Deal:
    """The plan as a deal at its end."""
    wanted = plan.wanted
    contract = played_by.contracts["color_valat" if wanted.converted else wanted.contract]
    deck = TAROK.deck(deck_with({}, players=wanted.players))
    deal = open_deal(played_by, deck, 0, carry(wanted.players, wanted.radli))
    cancelled = any(key == "valat" for key, _, _ in wanted.said)
    items = () if cancelled else (Item(GAME, wanted.declarer, wanted.level),)
    calling = None
    if played_by.contracts[wanted.contract].calls_king:
        in_talon = wanted.called in wanted.talon.split()
        alone = None if in_talon else wanted.declarer
        calling = Calling(TAROK[wanted.called], alone if wanted.partner is None else wanted.partner)
    return deal._replace(
        contract=contract,
        bidding=deal.bidding._replace(high=wanted.contract, declarer=wanted.declarer),
        calling=calling,
        exchange=exchange_of(plan),
        speaking=Speaking((*items, *(Item(*said) for said in wanted.said)), 0),
        hands=(0,) * wanted.players,
        turn=None,
        playing=playing_of(plan),
    )


def exchange_of(plan: Plan) -> Exchange | None:
    """The sets, of which the declarer took one: cards of their discards where nothing is said."""
    if not plan.exchange:
        return None
    taken = plan.wanted.talon.split() if plan.wanted.talon else []
    first = (plan.wanted.taken - 1) * plan.exchange
    mine = taken[first : first + plan.exchange] or plan.laid
    rest = [plan.remainder[n : n + plan.exchange] for n in range(0, plan.held_back, plan.exchange)]
    rest.insert(plan.wanted.taken - 1, mine)
    sets = tuple(cards(" ".join(codes)) for codes in rest)
    return Exchange(sets, plan.wanted.taken, cards(" ".join(plan.laid)))


def playing_of(plan: Plan) -> Playing:
    """The tricks, and everybody's pile."""
    tricks, taken = [], [0] * plan.wanted.players
    for number in range(plan.tricks):
        played: tuple[Cards, ...] = TAROK.deck(plan.trick(number))
        winner = plan.winners[number]
        tricks.append(Trick(plan.order[0], played, winner, TAROK[plan.winning_code(number)]))
        taken[winner] |= union(played)
    return Playing(plan.order[0], (), 0, tuple(tricks), tuple(taken), (0,) * plan.wanted.players)


def finished_klop(points: list[int], tricks: list[int], players: int = 4) -> Deal:
    """A finished klop of dealer 0 with these card points and tricks by player.

    Raises LookupError if no cards are found for it.
    """
    rng = Random(f"{points} {tricks}")
    winners = [player for player, count in enumerate(tricks) for _ in range(count)]
    for _ in range(50):
        rng.shuffle(winners)
        owners = winners[:6] + [winner for winner in winners for _ in ACTIVE[players]]
        if codes := _share(owners, points, rng):
            return _klop(winners, codes, players)
    raise LookupError(points)


def _share(owners: list[int], points: list[int], rng: Random) -> list[str] | None:
    """All cards in an order in which the owners of the places get these points."""
    codes = list(TAROK.codes)
    rng.shuffle(codes)

    def cost() -> int:
        piles = [[c for c, o in zip(codes, owners, strict=True) if o == player]
                 for player in range(len(points))]  # fmt: skip
        return sum(abs(points_of(pile) - p) for pile, p in zip(piles, points, strict=True))

    best = cost()
    for _ in range(1000):
        if best == 0:
            return codes
        first, second = rng.sample(range(54), 2)
        codes[first], codes[second] = codes[second], codes[first]
        if (after := cost()) <= best:
            best = after
        else:
            codes[first], codes[second] = codes[second], codes[first]
    return None


def _klop(winners: list[int], codes: list[str], players: int) -> Deal:
    rules, order = SLOVENIAN[players], ACTIVE[players]
    deal = open_deal(rules, TAROK.deck(deck_with({}, players=players)), 0, carry(players))
    tricks, taken = [], [0] * players
    for number, winner in enumerate(winners):
        first = 6 + number * len(order)
        played = TAROK.deck(codes[first : first + len(order)])
        tricks.append(Trick(order[0], played, winner, played[order.index(winner)]))
        taken[winner] |= union(played)
        if number < 6:
            taken[winner] |= TAROK[codes[number]]
    return deal._replace(
        contract=rules.contracts["klop"],
        talon=TAROK.deck(codes[:6]),
        hands=(0,) * players,
        turn=None,
        playing=Playing(order[0], (), 0, tuple(tricks), tuple(taken), (0,) * players),
    )
