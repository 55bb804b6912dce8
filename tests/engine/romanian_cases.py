"""Deals of Romanian tarok and Taper for tests: dealt hands, and ends made up to order."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random

import pytest

from engine import Carry, Deal, Kontra, Refused, Rules, act, open_deal, variant
from engine.cards import Cards, each, union
from engine.contracts import Trick
from engine.counting import count_in_threes
from engine.deal import GAME, Bidding, Calling, Exchange, Item, Playing, Speaking
from engine.games.romanian.pool import Chips
from engine.pack import TAPER, TAROK, Pack
from engine.phases.talon_in_stages import looks_from
from tests.engine.build import play_moves
from tests.laws.playing import random_action

STAKES = ("stake", "dealer_stake")
ORDER = {4: (1, 2, 3, 0), 3: (1, 2, 0)}
_RULES: dict[tuple[int, tuple[tuple[str, str], ...]], Rules] = {}


def rules(players: int = 4, /, **options: str) -> Rules:
    """The rules of a table, built once."""
    key = (players, tuple(sorted(options.items())))
    if key not in _RULES:
        _RULES[key] = variant("romanian").build(players, options)
    return _RULES[key]


def carried_chips(players: int = 4, pool: int | None = 6, radler: int = 0) -> Carry:
    """The carry left behind by earlier deals."""
    return Chips(pool, radler)


def new_deal(
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    players: int = 4,
    carry: Carry | None = None,
    **options: str,
) -> Deal:
    """A fresh deal by dealer 0: the seats hold at least these cards, the others fill up."""
    return deal_with_rules(rules(players, **options), hands, talon, carry)


def deal_with_rules(
    chosen: Rules,
    hands: Mapping[int, str] | None = None,
    talon: str = "",
    carry: Carry | None = None,
) -> Deal:
    """A deal by rules that are there already, with the cards dealt so."""
    pack, order = chosen.pack, ORDER[chosen.players]
    hand_codes = {player: (hands or {}).get(player, "").split() for player in order}
    bottom = talon.split()
    used = {*bottom, *(card for cards in hand_codes.values() for card in cards)}
    number = len(pack.codes)
    rest = [pack.codes[place * 23 % number] for place in range(number)]
    rest = [card for card in rest if card not in used]
    while len(bottom) < 6:
        bottom.append(rest.pop())
    for cards in hand_codes.values():
        while len(cards) < 12:
            cards.append(rest.pop())
    deck = bottom + [
        card for half in (0, 6) for player in order for card in hand_codes[player][half:][:6]
    ]
    return open_deal(chosen, pack.deck(deck), 0, carry or carried_chips(chosen.players))


@dataclass(frozen=True)
class End:
    """A finished deal to order: who played what, and what must be where.

    ``own`` is the declarer and their partner. ``tricks`` are tricks to be found among the twelve:
    cards in order of play, the seat that led, the winner, the number of the trick (from 1).
    ``points`` are those of pile D before the correction for the called king.
    """

    contract: str = "doi1"
    stage: int = 0
    own: tuple[int, ...] = (1, 3)
    points: int | None = None
    won: int = 5
    """Tricks of the declaring side."""
    mine: str = "F T1 SK DK"
    """Cards in tricks of the declaring side."""
    theirs: str = "T21 CK"
    talon: str = ""
    """Cards of the talon left untaken."""
    tricks: tuple[tuple[str, int, int, int], ...] = ()
    items: tuple[tuple[str, int, int], ...] = ()
    game: int = 0
    """The level of the ladder on the game."""
    contra: int = 2
    """The player who said contra to the pagat ultimo."""
    called: str = "DK"
    taken: str = ""
    players: int = 4
    chosen: int | None = None
    """The set taken; by default the one the last stage is about."""
    carry: Carry | None = None
    options: tuple[tuple[str, str], ...] = ()


Ordered = tuple[tuple[Cards, ...], int, int]
"""A trick to order: its cards, who led it, who won it."""
Piles = dict[str, list[Cards]]
"""The cards of the tricks that were not ordered: mine and theirs."""


def finished_deal(end: End) -> Deal:
    """The deal, with cards found by trial until everything fits."""
    chosen = rules(end.players, **dict(end.options))
    for seed in range(400):
        deal = _try(chosen, end, Random(seed))
        if deal is not None:
            return deal
    raise AssertionError("no such end was found")


def _try(chosen: Rules, end: End, rng: Random) -> Deal | None:
    pack, order = chosen.pack, ORDER[end.players]
    others = tuple(player for player in order if player not in end.own)
    size = chosen.contracts[end.contract].exchange
    special = {
        number: (pack.deck(cards.split()), led, won) for cards, led, won, number in end.tricks
    }
    winners = _winners(end, others, special, rng)
    talon, taken = pack.deck(end.talon.split()), pack.deck(end.taken.split())
    fixed = {*talon, *taken, *(card for cards, _, _ in special.values() for card in cards)}
    mine = [card for card in pack.deck(end.mine.split()) if card not in fixed]
    theirs = [card for card in pack.deck(end.theirs.split()) if card not in fixed]
    free = [card for card in each(pack.whole) if card not in {*fixed, *mine, *theirs}]
    rng.shuffle(free)
    free_won = [n for n in range(1, 13) if n not in special and winners[n] in end.own]
    free_lost = [n for n in range(1, 13) if n not in special and winners[n] not in end.own]
    n = end.players
    if len(mine) > n * len(free_won) or len(theirs) > n * len(free_lost):
        return None
    untaken_size, low = 6 - size - len(talon), pack.worth(pack.whole, 1, 2, 3, 4)
    low &= ~chosen.pagat
    laid = [card for card in free if card & low & ~pack.trumps][:size]
    free = [card for card in free if card not in laid]
    piles = {"mine": [*mine, *free[: n * len(free_won) - len(mine)]]}
    free = free[n * len(free_won) - len(mine) :]
    untaken, piles["theirs"] = [*talon, *free[:untaken_size]], [*theirs, *free[untaken_size:]]
    won_special = [c for cards, _, won in special.values() if won in end.own for c in cards]
    base = union([*won_special, *laid, *untaken])
    if not _weigh(pack, end.points, base, piles, (len(mine), len(theirs))):
        return None
    tricks = _tricks(end, order, winners, special, piles, rng)
    if not _plain(chosen, end, tricks, special):
        return None
    return _put_together(chosen, end, tricks, union(laid), untaken, taken)


def _winners(
    end: End,
    others: tuple[int, ...],
    special: Mapping[int, Ordered],
    rng: Random,
) -> dict[int, int]:
    winners = {number: won for number, (_, _, won) in special.items()}
    ours = end.won - sum(won in end.own for won in winners.values())
    rest = [number for number in range(1, 13) if number not in winners]
    rng.shuffle(rest)
    for place, number in enumerate(rest):
        side = end.own if place < ours else others
        winners[number] = side[place % len(side)]
    return winners


def _weigh(
    pack: Pack, points: int | None, base: Cards, piles: Piles, kept: tuple[int, int]
) -> bool:
    """Exchange cards until pile D has its points."""
    mine, theirs = piles["mine"], piles["theirs"]
    for _ in range(200):
        have = count_in_threes(pack, base | union(mine))
        if points is None or have == points:
            return True
        wanted = points - have
        swaps = [
            (abs(wanted - pack.value(b) + pack.value(a)), i, j)
            for i, a in enumerate(mine)
            if i >= kept[0]
            for j, b in enumerate(theirs)
            if j >= kept[1]
        ]
        if not swaps:
            return False
        best, i, j = min(swaps)
        if best >= abs(wanted):
            return False
        mine[i], theirs[j] = theirs[j], mine[i]
    return False


def _tricks(
    end: End,
    order: tuple[int, ...],
    winners: Mapping[int, int],
    special: Mapping[int, Ordered],
    piles: Piles,
    rng: Random,
) -> tuple[Trick, ...]:
    for pile in piles.values():
        rng.shuffle(pile)
    tricks = []
    for number in range(1, 13):
        if number in special:
            cards, led, won = special[number]
        else:
            pile = piles["mine" if winners[number] in end.own else "theirs"]
            cards = tuple(pile.pop() for _ in order)
            led = won = winners[number]
        place = (order.index(won) - order.index(led)) % len(order)
        tricks.append(Trick(led, cards, won, cards[place]))
    return tuple(tricks)


def _plain(
    chosen: Rules, end: End, tricks: tuple[Trick, ...], special: Mapping[int, Ordered]
) -> bool:
    """Whether the tricks that were not ordered hold no bonus of their own."""
    last = union(tricks[-1].cards)
    if 12 not in special and last & (chosen.pagat | chosen.pack[end.called]):
        return False
    both = chosen.fool | chosen.mond
    return not any(
        both & union(trick.cards) == both
        for number, trick in enumerate(tricks, 1)
        if number not in special
    )


def _put_together(
    chosen: Rules,
    end: End,
    tricks: tuple[Trick, ...],
    laid: Cards,
    untaken: Iterable[Cards],
    taken: tuple[Cards, ...],
) -> Deal:
    pack, order = chosen.pack, ORDER[end.players]
    contract = chosen.contracts[end.contract]
    deal = deal_with_rules(chosen, carry=end.carry)
    piles = [0] * end.players
    hands = [0] * end.players
    for trick in tricks:
        piles[trick.winner] |= union(trick.cards)
        for place, card in enumerate(trick.cards):
            hands[order[(order.index(trick.leader) + place) % len(order)]] |= card
    king = pack[end.called] if contract.calls_king else 0
    in_talon = bool(king & (union(list(untaken)) | union(taken)))
    partner = end.own[1] if len(end.own) > 1 else end.own[0]
    items = [Item(GAME, end.own[0], end.game), *(Item(*item) for item in end.items)]
    said = tuple(
        (end.contra, Kontra(item.code)) for item in items if item.key == "pagat" and item.level
    )
    return deal._replace(
        contract=contract,
        bidding=Bidding(high=end.contract, high_bidder=end.own[0], declarer=end.own[0]),
        calling=Calling(king, None if in_talon else partner) if king else None,
        exchange=_exchange(end, contract.exchange, contract.index, laid, list(untaken), taken),
        talon=tuple(untaken),
        speaking=Speaking(tuple(items), 0, said=said),
        playing=Playing(tricks[-1].winner, (), 0, tricks, tuple(piles), (0,) * end.players),
        hands=(0,) * end.players,
        dealt=tuple(hands),
        turn=None,
    )


def _exchange(
    end: End, size: int, index: int, laid: Cards, untaken: list[Cards], taken: tuple[Cards, ...]
) -> Exchange | None:
    if not size:
        return None
    number = 6 // size
    looks, refused = looks_from(index, number), min(end.stage, number)
    chosen = end.chosen or looks[end.stage % number]
    sets = []
    for place in range(1, number + 1):
        sets.append(
            union(taken) if place == chosen else union([untaken.pop(0) for _ in range(size)])
        )
    return Exchange(tuple(sets), chosen=chosen, laid=laid, looks=looks, refused=refused)


def changes(deal: Deal, *keys: str) -> list[int]:
    """By player, the sum of the lines: those of the keys, or all but the stakes."""
    scores = [0] * deal.rules.players
    for line in deal.rules.settle(deal).lines:
        if line.key in keys if keys else line.key not in STAKES:
            for player in line.players:
                scores[player] += line.points
    return scores


def deal_in_michi() -> Deal:
    """A deal that all have passed, before its first card."""
    return play_moves(new_deal(), "1 pass, 2 pass, 3 pass, 0 pass")


def michi_deal(radler: int) -> Deal:
    """A finished michi-michi, played at random."""
    deal = play_moves(
        new_deal(carry=carried_chips(radler=radler)), "1 pass, 2 pass, 3 pass, 0 pass"
    )
    rng = Random(radler)
    while deal.turn is not None:
        deal = act(
            deal, deal.turn, random_action(deal.rules.phases[deal.phase].offers(deal, 0)[0], rng)
        )
    return deal


def annulled_deal(radler: int) -> Deal:
    """A deal that player 2 has annulled for a weak hand."""
    hand = "SQ SJ S10 S8 CQ CC DJ D1 D3 HQ HC H2"
    return play_moves(new_deal({2: hand}, carry=carried_chips(radler=radler)), "2 redeal")


def surrendered_deal(radler: int) -> Deal:
    """A doi1 that the declarer has given up."""
    deal = new_deal({3: "F"}, "S7 S8 S9 C7 DK C8", carry=carried_chips(radler=radler))
    return play_moves(
        deal, "1 bid:doi1, 2 pass, 3 pass, 0 pass, 1 call:DK, 1 refuse, 1 refuse, 1 surrender"
    )


def played_deal(radler: int, players: int = 4) -> Deal:
    """A finished deal that the declaring side wins with 40 points."""
    side = (1, 3) if players == 4 else (1,)
    return finished_deal(
        End(own=side, players=players, points=40, carry=carried_chips(players, 6, radler))
    )


def passed_out_deal(radler: int) -> Deal:
    """A deal of three players in which all have passed."""
    return play_moves(
        new_deal(players=3, carry=carried_chips(3, 6, radler)), "1 pass, 2 pass, 0 pass"
    )


def deal_after_call(
    bid: str, players: int = 4, called: str = "DK", talon: str = "", **hands: str
) -> Deal:
    """Seat 1 plays the bid and has called a king."""
    deal = new_deal({int(k[1:]): cards for k, cards in hands.items()}, talon, players)
    kind = bid.rstrip("123456")
    index = bid.removeprefix(kind)
    number = 0
    while deal.contract is None:
        if deal.turn in (1, 2) and number < int(index or 1) and deal.turn == 1 + number % 2:
            number += 1
            code = f"bid:{kind}{number}" if index else f"bid:{kind}"
        else:
            behind = deal.turn == 1 and deal.bidding.high_bidder == 2
            code = "bid:la_mine" if behind else "pass"
        deal = play_moves(deal, f"{deal.turn} {code}")
    return play_moves(deal, f"1 call:{called}") if players == 4 else deal


def solo_at_announcements(
    trumps: dict[int, int], declarer: int = 1, partner: int = 3, players: int = 4
) -> Deal:
    """A solo of the declarer who called DK, held by ``partner``; so many trumps by seat."""
    pack = TAROK if players == 4 else TAPER
    high = [f"T{number}" for number in range(2, 21)] + ["T1", "T21", "F"]
    plain = [code for code in pack.codes if code[0] not in "TF" and code != "DK"]
    hands = {}
    for player in ORDER[players]:
        number = trumps.get(player, 0)
        hand, high = high[:number], high[number:]
        hand += ["DK"] if player == partner else []
        size = 12 - len(hand)
        hands[player] = " ".join(hand + plain[:size])
        plain = plain[size:]
    talon = (high + plain + (["DK"] if partner not in ORDER[players] else []))[:6]
    deal = new_deal(hands, " ".join(talon), players, void_right="off")
    while deal.contract is None:
        deal = play_moves(deal, f"{deal.turn} " + ("bid:solo" if deal.turn == declarer else "pass"))
    return play_moves(deal, f"{declarer} call:DK") if players == 4 else deal


def turns(deal: Deal, text: str) -> Deal:
    """Turns such as ``1 taroks pagat; 2 kontra:pagat@1; 3``; each ends with a pass."""
    for turn in text.split(";"):
        player, *codes = turn.split()
        codes = [s if ":" in s else f"say:{s}" for s in codes]
        for code in (*codes, "pass"):
            deal = play_moves(deal, f"{player} {code}")
    return deal


def refusal_reason(deal: Deal, text: str) -> str:
    with pytest.raises(Refused) as caught:
        play_moves(deal, text)
    assert caught.value.rule.startswith("ROM-")
    return caught.value.reason
