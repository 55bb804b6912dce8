"""Building deals of Taroki z królami: chosen hands, moves as text, random deals, finished deals."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random

from engine import (
    Action,
    Bid,
    Deal,
    Kontra,
    Lay,
    Offer,
    Pass,
    Play,
    Rules,
    Say,
    Take,
    Word,
    act,
    offers,
    open_deal,
)
from engine.cards import Cards, each, union
from engine.contracts import Trick
from engine.deal import GAME, Calling, Exchange, Item, Playing, Speaking
from engine.games.krolami.rules import KROLAMI
from engine.games.krolami.scoring import Piles, Scoring, thirds
from engine.pack import TAROK
from engine.scores import Settlement
from tests.engine.build import play_moves, scoring_of
from tests.engine.slovenian_cases import deck_with

RULES = KROLAMI.build(4)
NOBODY = (0, 0, 0, 0)
ON = "1 pass, 2 pass, 3 pass, 0 pass, "
"""No player uses a right."""


def new_deal(hands: Mapping[int, str] | None = None, talon: str = "", rules: Rules = RULES) -> Deal:
    """A fresh deal of dealer 0, so that seats are players; the hands fill up."""
    deck = TAROK.deck(deck_with(hands or {}, talon))
    return open_deal(rules, deck, 0)


def piles_of(deal: Deal, rules: Rules = RULES) -> Piles:
    """The cards of each side at the end of a deal."""
    return scoring_of(rules, Scoring).piles(deal)


def deal_after_call(
    hands: dict[int, str],
    bid: str,
    talon: str = "",
    declarer: int = 2,
    **options: str,
) -> Deal:
    """A deal in which HK has just been called; nobody raised anything yet."""
    rules = KROLAMI.build(4, options)
    deal = play_moves(new_deal(hands, talon, rules), ON.rstrip(", "))
    codes = {1: "pass", declarer: f"bid:{bid}"}
    if bid == "two":
        deal = play_moves(deal, "1 bid:one")
        codes[1] = ""
    for player in (1, 2, 3, 0):
        if codes.get(player) != "":
            deal = play_moves(deal, f"{player} {codes.get(player, 'pass')}")
    if rules.phases[deal.phase].name == "choice":
        deal = play_moves(deal, f"{declarer} pass")
    return play_moves(deal, f"{declarer} call:HK")


def pass_phase(deal: Deal) -> Deal:
    """Everybody passes until the phase is over."""
    phase = deal.phase
    while deal.phase == phase:
        deal = play_moves(deal, f"{deal.turn} pass")
    return deal


def deal_at_talon(bid: str, talon: str, hands: dict[int, str] | None = None) -> Deal:
    """The declarer is seat 2, called HK, and looks at the first set."""
    return pass_phase(pass_phase(deal_after_call(hands or {}, bid, talon)))


def random_deck(rng: Random) -> tuple[Cards, ...]:
    """A deck; now and then one hand gets the kings, the trumps, or no trump at all."""
    deck = [1 << bit for bit in range(54)]
    rng.shuffle(deck)
    wanted = rng.choice([0, 0, 0, *STACKS])
    if wanted:
        place = rng.randrange(4)
        good = [card for card in deck if card & wanted][:12]
        spots = [6 + 6 * place + n for n in range(6)] + [30 + 6 * place + n for n in range(6)]
        for spot, card in zip(spots, good, strict=False):
            position = deck.index(card)
            deck[spot], deck[position] = deck[position], deck[spot]
    return tuple(deck)


KINGS = TAROK.cards("SK CK DK HK")
STACKS = (
    KINGS,
    KINGS | TAROK.cards("F T21 T20 T19 T18 T17 T16 T1"),
    TAROK.trumps,
    TAROK.cards("F T21 T1 T20 T19 T18 T17 T16 T15 T14 SK CK"),
    TAROK.whole & ~TAROK.trumps,
)


@dataclass(frozen=True)
class Taste:
    """The behaviour of a random table in one deal."""

    bids: str
    talks: float
    refuses: float
    gives_up: float
    plays: str


def random_taste(rng: Random) -> Taste:
    """A random behaviour, so that everything is reached."""
    return Taste(
        rng.choice(["one", "two", "three", "four", ""]),
        rng.choice([0.0, 0.1, 0.3, 0.7]),
        rng.choice([0.0, 0.5, 0.9]),
        rng.choice([0.0, 0.0, 0.3]),
        rng.choice(["random", "random", "high", "low"]),
    )


def random_action(deal: Deal, player: int, rng: Random, after: Taste) -> Action:
    """A random action of the seat on turn."""
    offered = {offer.kind: offer for offer in offers(deal, player)}
    if Bid in offered:
        keys = offered[Bid].keys
        if after.bids in keys and rng.random() < 0.8:
            return Bid(after.bids)
        wild = after.bids == "two" and "one" in keys
        return Bid("one") if wild and rng.random() < 0.5 else Pass()
    if (word := _word(offered, rng, after)) is not None:
        return word
    for kind in (Say, Kontra):
        if kind in offered and rng.random() < after.talks:
            return offered[kind].nth(rng.randrange(offered[kind].size))
    if Pass in offered:
        return Pass()
    if Play in offered:
        return _card(offered[Play].cards, rng, after)
    wanted = [offered[kind] for kind in (Take, Lay) if kind in offered]
    offer = next(iter(wanted or offered.values()))
    return offer.nth(rng.randrange(offer.size))


def _word(offered: Mapping[type[Action], Offer], rng: Random, after: Taste) -> Action | None:
    """Refuse a set, give up, use a right: now and then."""
    keys = offered[Word].keys if Word in offered else ()
    if "refuse" in keys and rng.random() < after.refuses:
        return Word("refuse")
    if keys and keys[-1] != "refuse" and rng.random() < after.gives_up:
        return Word(keys[-1])
    return None


def _card(cards: Cards, rng: Random, after: Taste) -> Play:
    hand = list(each(cards))
    if after.plays == "random":
        return Play(rng.choice(hand))
    if after.plays == "low":
        return Play(hand[-1])
    late = [card for card in hand if not card & (TAROK["T1"] | KINGS)] or hand
    return Play(late[-1])


@dataclass(frozen=True)
class Played:
    """A deal with its steps: the deal before, the seat and the action."""

    deck: tuple[Cards, ...]
    dealer: int
    steps: tuple[tuple[Deal, int, Action], ...]
    end: Deal


def random_deal(seed: int, rules: Rules = RULES) -> Played:
    """A whole random deal."""
    rng = Random(seed)
    deck, after, dealer = random_deck(rng), random_taste(rng), rng.randrange(4)
    deal = open_deal(rules, deck, dealer)
    steps = []
    while deal.turn is not None:
        action = random_action(deal, deal.turn, rng, after)
        steps.append((deal, deal.turn, action))
        deal = act(deal, deal.turn, action)
    return Played(deck, dealer, tuple(steps), deal)


# Finished deals, as the document describes them -----------------------------------------------

DECLARER, PARTNER, B1, B2 = 3, 1, 2, 0
Fate = tuple[int, int, int]
"""Of a card in the play: who plays it, who wins the trick, and which trick (1 to 12)."""

QUIET: dict[str, Fate] = {
    "T1": (DECLARER, DECLARER, 2),
    "T21": (DECLARER, DECLARER, 3),
    "F": (B1, B1, 4),
    "HK": (DECLARER, DECLARER, 5),
    "SK": (B2, B2, 6),
}
"""With these fates nothing but the game is scored."""


@dataclass(frozen=True)
class Wanted:
    """A finished deal of declarer 3: what is said of it; all else is random, and counts nothing."""

    bid: str
    won: bool
    pair: bool = True
    level: int = 0
    fates: Mapping[str, Fate] = field(default_factory=dict)
    wins: int = 6
    """Tricks of side A."""
    said: tuple[tuple[str, int, int], ...] = ()
    """Announcements: key, player, level."""
    points: int | None = None
    """Card points of side A in thirds."""
    face_up: str = ""
    """The first talon set, if it was refused; the second one was taken."""

    def settle(self, rules: Rules = RULES) -> Settlement:
        """The score of such a deal."""
        for seed in range(5000):
            deal = self._deal(rules, Random(seed))
            if deal is not None:
                return rules.settle(deal)
        raise AssertionError("no such deal was found")

    def _deal(self, rules: Rules, rng: Random) -> Deal | None:
        fates = {**QUIET, **self.fates}
        if self.face_up:
            del fates["HK"]
        winners = self._winners(fates, rng)
        free = [c for c in TAROK.codes if c not in fates and c not in self.face_up.split()]
        rng.shuffle(free)
        contract = rules.contracts[self.bid]
        size = contract.exchange
        plain = [c for c in free if c[0] in "SCDH" and c[1] != "K"][:size]
        free = [c for c in free if c not in plain]
        rest = [free.pop() for _ in range(6 - size - len(self.face_up.split()))]
        table: dict[tuple[int, int], str] = {(n, player): c for c, (player, _, n) in fates.items()}
        for slot in ((n, player) for n in range(1, 13) for player in range(4)):
            if slot not in table:
                table[slot] = free.pop()
        declarers = {DECLARER, PARTNER} if self.pair else {DECLARER}
        tricks, taken = [], [0, 0, 0, 0]
        for n in range(1, 13):
            cards = tuple(TAROK[table[n, player]] for player in (1, 2, 3, 0))
            winner = winners[n]
            tricks.append(Trick(1, cards, winner, TAROK[table[n, winner]]))
            taken[winner] |= union(cards)
        pile = union(tuple(taken[player] for player in declarers)) | TAROK.cards(" ".join(plain))
        count = thirds(pile)
        if (count != self.points) if self.points else ((count >= 106) != self.won):
            return None
        return self._build_deal(rules, tuple(tricks), tuple(taken), plain, rest)

    def _winners(self, fates: Mapping[str, Fate], rng: Random) -> dict[int, int]:
        """The winner of each trick, so that side A gets its number."""
        declarers = (DECLARER, PARTNER) if self.pair else (DECLARER,)
        others = tuple(player for player in range(4) if player not in declarers)
        winners = {n: winner for _, winner, n in fates.values()}
        open_tricks = [n for n in range(1, 13) if n not in winners]
        rng.shuffle(open_tricks)
        missing = self.wins - sum(winner in declarers for winner in winners.values())
        for place, n in enumerate(open_tricks):
            winners[n] = rng.choice(declarers if place < missing else others)
        assert sum(winner in declarers for winner in winners.values()) == self.wins
        return winners

    def _build_deal(self, rules: Rules, tricks: tuple[Trick, ...], taken: tuple[Cards, ...],
               laid: list[str], rest: list[str]) -> Deal:  # fmt: skip
        discards = TAROK.cards(" ".join(laid))
        up = self.face_up.split()
        talon = TAROK.deck([*up, *laid, *rest])
        size = len(laid)
        sets = tuple(union(talon[n : n + size]) for n in range(0, 6, size)) if size else ()
        looks, refused = tuple(range(1, len(sets) + 1)), int(bool(up))
        exchange = Exchange(sets, chosen=1 + refused, laid=discards, looks=looks, refused=refused)
        items = [Item(GAME, DECLARER, self.level), *(Item(*said) for said in self.said)]
        holder = None if up else PARTNER if self.pair else DECLARER
        deal = new_deal(rules=rules)
        return deal._replace(
            talon=talon,
            contract=rules.contracts[self.bid],
            bidding=deal.bidding._replace(declarer=DECLARER, high=self.bid, high_bidder=DECLARER),
            calling=Calling(TAROK["HK"], holder),
            exchange=exchange if size else None,
            speaking=Speaking(tuple(items), 0),
            playing=Playing(0, (), 0, tricks, taken, (0, 0, 0, 0)),
            turn=None,
        )
