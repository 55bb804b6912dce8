"""A contract's row as numbers: read once from the engine's own rules, never written a second time.

An obligation, a way to win tricks or a phase of play that the kernel does not know is an error.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

import numpy as np

from engine.cards import NONE, Cards, union
from engine.contracts import Contract, Obligation
from engine.deal import Deal
from engine.obligations import Beat, Follow, FollowOrFool, SparePagat, SuitsFirst
from engine.phases.fool import GiveForFool, PlayWithFool
from engine.phases.play import PlayTricks
from engine.phases.straw import PILES_EACH, PlayStraw
from engine.rules import Rules, Threshold
from engine.sides import declaring
from search.kernel import layout as at
from search.kernel import score_facts as bits
from search.kernel.arrays import Numbers
from search.kernel.legal import order_code

WINS = {
    "trumps_win": at.TRUMPS_WIN,
    "suit_led_wins": at.SUIT_LED_WINS,
    "fool_loses": at.FOOL_LOSES,
}
"""By the function of ``engine.tricks`` that made the winner of a row."""
AIMS = {
    "points": at.POINTS_AIM,
    "no_trick": at.NO_TRICK,
    "all_tricks": at.ALL_TRICKS,
    "alone": at.ALONE,
}
GROUPS: dict[str, int] = {"threes": 3, "fours": 4, "thirds": 3}
"""By way of counting: how many cards are counted together, and lose one point less than that."""
DECIDED_BY_TRICKS = ("no_trick", "all_tricks")


class NotInKernel(ValueError):
    """The rules ask something of the play that the kernel cannot do."""


def row_of(deal: Deal) -> Numbers:
    """The row of a deal whose contract, declarer and called king are settled.

    Raises NotInKernel if its rules hold what the kernel does not know.
    """
    rules, contract = deal.rules, deal.contract
    if contract is None:
        raise NotInKernel("there is no contract to play yet")
    if len(deal.order) > at.PLACES:
        raise NotInKernel(f"{rules.variant}: there is no room for {len(deal.order)} players")
    row = _rules_row(rules, contract).copy()
    row[at.AT_TABLE] = len(deal.order)
    row[at.CALLED] = at.numbers(rules.pack)[deal.calling.card] if deal.calling else at.NO_CARD
    row[at.GIVES] = len(deal.talon) if contract.gifts else 0
    _sides(row, deal)
    _watched(row, deal)
    row[at.KEEPS] = union(_kept(deal, contract))
    threshold = deciding(deal)
    row[at.NEEDED] = threshold.thirds if threshold is not None else 0
    _whole_points(row, deal)
    return row


@lru_cache(maxsize=256)
def _rules_row(rules: Rules, contract: Contract) -> Numbers:
    """The cells that are alike in all deals of a contract; nobody may write into them."""
    _refuse_unknown(rules, contract)
    row = np.zeros(at.ROW, np.int64)
    number = at.numbers(rules.pack)
    for card in rules.pack.value_of:
        row[at.WEIGHT + number[card]] = weight_of(rules, card)
    row[[at.FOOL, at.MOND, at.PAGAT]] = [number[c] for c in (rules.fool, rules.mond, rules.pagat)]
    row[at.KING_CARDS] = at.words(rules.pack, rules.kings)[0]
    row[at.AIM] = AIMS[contract.aim]
    if contract.stops_early:
        row[at.STOPS] = 1 if contract.aim == "all_tricks" else 2
    _tricks(row, rules, contract)
    _obligations(row, rules, contract)
    _phases(row, rules)
    row[at.MOND_COSTS] = contract.mond_penalty
    return row


def weight_of(rules: Rules, cards: Cards) -> int:
    """The weight of some cards together (``layout.WEIGHT``)."""
    group = GROUPS[rules.count.by]
    return group * rules.pack.value(cards) - (group - 1) * cards.bit_count()


def _refuse_unknown(rules: Rules, contract: Contract) -> None:
    """Raises NotInKernel for what has no number."""
    if contract.aim not in AIMS:
        raise NotInKernel(f"{contract.key}: the aim {contract.aim!r} is new")
    if rules.count.by not in GROUPS:
        raise NotInKernel(f"{rules.variant}: counting by {rules.count.by!r} is new")


def _sides(row: Numbers, deal: Deal) -> None:
    """The declaring side, a team, or forehand where two play without a declarer."""
    declarer, order, teams = deal.bidding.declarer, deal.order, deal.rules.teams
    row[at.DECLARER] = order.index(declarer) if declarer is not None else at.NO_CARD
    first = declaring(deal) or (order[0],)
    if teams:
        first = tuple(player for player in order if teams[player] == teams[order[0]])
    row[at.SIDE] = sum(1 << order.index(player) for player in first)


def _tricks(row: Numbers, rules: Rules, contract: Contract) -> None:
    """The winner rule of tricks, with the orders in which the pagat wins, as the engine has it."""
    made_by = getattr(contract.winner, "__qualname__", "").split(".")[0]
    if made_by not in WINS:
        raise NotInKernel(f"{contract.key}: nobody knows who wins tricks by {contract.winner!r}")
    row[at.WINS] = WINS[made_by]
    if made_by == "fool_loses":
        return
    for places in permutations(range(3)):
        cards: list[Cards] = [0, 0, 0]
        for card, place in zip((rules.fool, rules.mond, rules.pagat), places, strict=True):
            cards[place] = card
        if contract.winner(tuple(cards)) == rules.pagat:
            row[at.EMPEROR] |= 1 << order_code(*places)


def _obligations(row: Numbers, rules: Rules, contract: Contract) -> None:
    """The obligations as cells; they must stand in the order in which the kernel takes them."""
    trumps = rules.pack.trumps
    supported: tuple[type[Obligation], ...] = (Follow, FollowOrFool, Beat, SparePagat, SuitsFirst)
    places = []
    for obligation in contract.obligations:
        if type(obligation) not in supported:
            raise NotInKernel(f"{contract.key}: the obligation {type(obligation).__name__} is new")
        places.append(supported.index(type(obligation)))
        if isinstance(obligation, FollowOrFool):
            row[at.FREE_FOOL], trumps = 1, trumps & ~rules.fool
        elif isinstance(obligation, Beat):
            if obligation.winner is not contract.winner or row[at.WINS] != at.TRUMPS_WIN:
                raise NotInKernel(f"{contract.key}: what beats is not what wins, or not by trumps")
            row[at.MUST_BEAT] = 1
        elif isinstance(obligation, SparePagat):
            row[at.SPARES_PAGAT] = 1
        elif isinstance(obligation, SuitsFirst):
            row[at.SUITS_FIRST] = 1
    if not places or places[0] > 1 or places != sorted(set(places)) or {0, 1} <= set(places):
        raise NotInKernel(f"{contract.key}: its obligations stand in an order that is new")
    row[at.TRUMPS] = at.words(rules.pack, trumps)[1]


def _phases(row: Numbers, rules: Rules) -> None:
    """The cells for special phases of play: straw men, the Fool taken back."""
    for phase in rules.phases:
        if isinstance(phase, PlayStraw):
            row[at.STRAW] = 1
            row[at.LAST_HIDDEN] = phase.last != "face_up"
            row[at.AT_ONCE] = phase.at_once
            row[at.BIRDS] = len(rules.pack.codes) // rules.players
        elif isinstance(phase, GiveForFool):
            row[at.EXCHANGE] = 2 if phase.blank_first else 1
        elif phase.name == "play" and type(phase) not in (PlayTricks, PlayWithFool):
            raise NotInKernel(f"{rules.variant}: the play {type(phase).__name__} is new")
    assert PILES_EACH == 3


def _watched(row: Numbers, deal: Deal) -> None:
    """Which cards count for more than points, and whether all is as plain as it can be."""
    rules, playing = deal.rules, deal.playing
    watched = rules.pagat | (deal.calling.card if deal.calling else 0)
    row[at.PAIR] = at.words(rules.pack, rules.fool | rules.mond)[1]
    if row[at.BIRDS]:
        watched |= rules.pack.trumps
    row[at.WATCHED : at.WATCHED + 2] = at.words(rules.pack, watched)
    cells = (
        *(at.MUST_BEAT, at.SPARES_PAGAT, at.SUITS_FIRST),
        *(at.FREE_FOOL, at.EXCHANGE, at.STRAW),
    )
    held = playing is not None and any(playing.held)
    plain = row[at.WINS] != at.FOOL_LOSES and not row[list(cells)].any()
    row[at.PLAIN] = plain and not held


def _whole_points(row: Numbers, deal: Deal) -> None:
    """Whether card points are counted in whole numbers, with the unplayed cards or without them.

    They are not where the called king lay in the talon, as piles are corrected for it (ROM-CNT-5);
    nor where each plays alone, as places score by themselves; nor where the pack does not come to a
    whole number, which would give one side just what the other lacks.
    """
    rules = deal.rules
    loose = NONE
    if not row[at.STRAW] and not row[at.GIVES]:
        loose = left_in_talon(deal)
    weight = int(row[at.WEIGHT : at.AT_TABLE].sum())
    called_from_talon = deal.calling is not None and deal.calling.holder is None
    row[at.ASTRAY] = loose.bit_count()
    row[at.WHOLE] = (
        rules.count.by == "threes"
        and row[at.AIM] != at.ALONE
        and not called_from_talon
        and weight % 3 == 0
        and not (rules.teams and loose)
    )


def _kept(deal: Deal, contract: Contract) -> Iterator[int]:
    """The facts that can matter to the score, by what the row says."""
    straw, calling = deal.straw is not None, deal.calling
    if contract.aim == "alone":
        yield bits.ALL_BITS
        return
    yield bits.SWEEP_BITS
    yield bits.DECLARER_BITS if contract.aim in DECIDED_BY_TRICKS else bits.POINTS_BITS
    if deal.rules.teams:
        yield bits.OWNER_BITS
    if contract.bonuses or straw:
        yield bits.TRULA_BITS | bits.KINGS_BITS
    if contract.bonuses or contract.mond_penalty or straw:
        yield bits.MOND_BITS
    if contract.bonuses and not straw:
        yield bits.PAGAT_BITS | bits.KING_BITS
    if deciding(deal) is not None:
        if contract.bonuses:
            yield bits.LOOSE_TRULA_BITS | bits.LOOSE_KINGS_BITS
        return
    if calling is not None and calling.holder is None:
        yield bits.REMAINDER_BITS
    if straw or king_astray(deal):
        yield bits.EXTRA_BITS


def deciding(deal: Deal) -> Threshold | None:
    """The card points that decide, where no others count, and the play moves no unplayed card."""
    threshold, contract = deal.rules.threshold, deal.contract
    if threshold is None or contract is None or contract.aim != "points":
        return None
    return None if deal.bidding.declarer is None or threshold.untaken(deal) is None else threshold


def left_in_talon(deal: Deal) -> Cards:
    """The cards of the talon that nobody took, before any trick."""
    return union(deal.talon) if deal.exchange is None else deal.exchange.remainder


def king_astray(deal: Deal) -> bool:
    """Whether the called king stayed in the talon, so that another card may go for it."""
    calling, exchange = deal.calling, deal.exchange
    if calling is None or calling.holder is not None:
        return False
    return exchange is None or not exchange.taken & calling.card
