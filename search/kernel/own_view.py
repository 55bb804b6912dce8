"""The club's weights of cards where points decide, from the player's own seat.

``club_weights`` sees all hands, as play-outs do. Here a player knows their own hand, what has been
turned up and played, and who has not followed; numbers say how likely the rest is. Formulas and
their numbers are those of ``engine.house.reading`` and ``cardplay``; marks are in 48ths of a point.
"""

from typing import Protocol

from search.kernel.club_weights import DRAW, FORCE, MOND_FEARED, OWN_SUIT, POINT, worth_kept
from search.kernel.jit import Row, compiled, count_bits
from search.kernel.layout import (
    AT_TABLE,
    BEST,
    CALLED,
    COUNT,
    DECLARER,
    FOOL,
    HANDS,
    LEADER,
    LED,
    MOND,
    MOND_COSTS,
    PLACES,
    SUIT,
    SUIT_LED_WINS,
    SUIT_MASK,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
    WINS,
)
from search.kernel.legal import beats, suit_of
from search.kernel.score_facts import side
from search.kernel.thumb import pot


class Chances(Protocol):
    """A row of numbers between -1 and 1."""

    def __getitem__(self, place: int, /) -> float: ...
    def __setitem__(self, place: int, chance: float, /) -> None: ...
    def __len__(self) -> int: ...


# What is known at a table: a row of words, the suits and the trumps of each -----------------------

WHOLE = 0
"""The pack."""
SEEN = WHOLE + 2
"""The cards that all have seen turned up or played."""
TAKEN = SEEN + 2
"""The set that the declarer took, where all have seen it."""
LAID = TAKEN + 2
"""The declarer's discards, which they alone know."""
LACKS = LAID + 2
"""By place: what a player has shown not to have."""
MAY = LACKS + 2 * PLACES
"""By place: the cards that a player may hold, as far as the player on turn knows."""
KNOWN = MAY + 2 * PLACES

# What the player on turn thinks: a row of chances ------------------------------------------------

BONDS = 0
"""By place: how surely a player is with them: 1 surely, -1 surely not."""
WITHOUT = BONDS + PLACES
"""By place: the chance that a player does not hold a given card of those that they may."""
WINNING = WITHOUT + PLACES
"""By place: the chance to win the trick."""
MARKS = WINNING + PLACES
"""The marks of the cards that may be played, one after the other."""
THOUGHTS = MARKS + 32

EAGER, GREED, TEAM, OVERTAKEN = 0.7, 0.07, 0.25, 0.4
TO_COME = 0.9
"""The average points of a card yet to come, in thirds of a point."""


@compiled
def note_card(deal: Row, known: Row, card: int) -> None:
    """Note the next card, for all to see; a player who does not follow has none of that suit."""
    player, led = deal[TURN], deal[LED]
    if deal[COUNT] and suit_of(card) != led:
        if led < 4:
            known[LACKS + 2 * player] |= SUIT_MASK << (SUIT * led)
        if card < TRUMP:
            known[LACKS + 2 * player + 1] = known[WHOLE + 1]
    known[SEEN + int(card >= TRUMP)] |= 1 << (card - TRUMP if card >= TRUMP else card)


@compiled
def estimate_others(row: Row, deal: Row, known: Row, mind: Chances) -> None:
    """Estimate the others' hands and sides, before the player on turn chooses a card."""
    player, declarer = deal[TURN], row[DECLARER]
    for other in range(row[AT_TABLE]):
        cards = size = 0
        for word in range(2):
            may = known[WHOLE + word] & ~known[SEEN + word] & ~deal[HANDS + 2 * player + word]
            may &= ~known[LACKS + 2 * other + word]
            may &= ~known[(LAID if player == declarer else SEEN) + word]
            may &= ~known[(SEEN if other == declarer else TAKEN) + word]
            known[MAY + 2 * other + word] = may
            cards += count_bits(may)
            size += count_bits(deal[HANDS + 2 * other + word])
        mind[WITHOUT + other] = 1.0 - min(1.0, size / max(1, cards))
        mind[BONDS + other] = bond(row, deal, known, other)


@compiled
def bond(row: Row, deal: Row, known: Row, other: int) -> float:
    """The bond of another with the player on turn; equal for all possible partners."""
    player, called, declarer = deal[TURN], row[CALLED], row[DECLARER]
    same = 1.0 if side(row, other) == side(row, player) else -1.0
    if called < 0 or other == player or (other == declarer and player != declarer):
        return same
    if (known[SEEN] | deal[HANDS + 2 * player]) >> called & 1:
        return same
    candidates = 0
    for place in range(row[AT_TABLE]):
        free = place not in (player, declarer)
        candidates += int(free) * (1 - (known[LACKS + 2 * place] >> called & 1))
    likely = (1 - (known[LACKS + 2 * other] >> called & 1)) / max(1, candidates)
    return 2 * likely - 1 if player == declarer else 1 - 2 * likely


@compiled
def power(base: float, times: int) -> float:
    """A chance raised to a power."""
    result = 1.0
    while times:
        result *= base if times & 1 else 1.0
        base *= base
        times >>= 1
    return result


@compiled
def bits_above(card: int) -> int:
    """All bits above a card in its word."""
    return ~((2 << (card - TRUMP if card >= TRUMP else card)) - 1)


@compiled
def overtaking_chance(
    known: Row, mind: Chances, other: int, best: int, led: int, ruffed: bool
) -> float:
    """The chance that a player still to play can beat the card that wins the trick."""
    suits, trumps = known[MAY + 2 * other], known[MAY + 2 * other + 1]
    without = mind[WITHOUT + other]
    higher = trumps & bits_above(best) if best >= TRUMP else trumps
    if led == 4:
        return 1 - power(without, count_bits(higher))
    same = suits & (SUIT_MASK << (SUIT * led))
    over = 0 if best >= TRUMP else count_bits(same & bits_above(best))
    overtaken = 1 - power(without, over)
    if ruffed:
        void = power(without, count_bits(same))
        overtaken += void * (1 - power(without, count_bits(higher)))
    return overtaken


@compiled
def expected_share(row: Row, deal: Row, known: Row, mind: Chances, card: int) -> float:
    """The expected share of the trick for the player's side with this card, from 1 to -1."""
    player, players, lying = deal[TURN], row[AT_TABLE], deal[COUNT] + 1
    best, holder, led = card, player, suit_of(card)
    if deal[COUNT]:
        led, top = deal[LED], deal[TRICK + deal[BEST]]
        if not beats(row, card, top):
            best, holder = top, (deal[LEADER] + deal[BEST]) % players
    points = (pot(row, deal) + row[WEIGHT + card] - lying) / 3
    eager = min(1.0, EAGER + GREED * points)
    for place in range(players):
        mind[WINNING + place] = 1.0 if place == holder else 0.0
    for step in range(1, players - deal[COUNT]):
        other = (player + step) % players
        chance = overtaking_chance(known, mind, other, best, led, row[WINS] != SUIT_LED_WINS)
        taken = 0.0
        for place in range(players):
            together = (1 + mind[BONDS + other] * mind[BONDS + place]) / 2
            won = mind[WINNING + place] * chance * (TEAM * together + eager * (1 - together))
            won *= 1.0 if place == holder else OVERTAKEN
            mind[WINNING + place] -= won
            taken += won
        mind[WINNING + other] += taken
    ours = 0.0
    for place in range(players):
        ours += mind[WINNING + place] * mind[BONDS + place]
    return ours


@compiled
def mark_of_card(row: Row, deal: Row, known: Row, mind: Chances, card: int) -> float:
    """The mark of a card for the player on turn, who has ``estimate_others``."""
    player, to_come = deal[TURN], row[AT_TABLE] - deal[COUNT] - 1
    stake = pot(row, deal) + row[WEIGHT + card] + TO_COME * to_come
    mark = 16 * expected_share(row, deal, known, mind, card) * stake - worth_kept(
        row, deal, player, card
    )
    if row[MOND_COSTS]:
        mark -= mond_at_risk(row, deal, known, mind, card)
    return mark if deal[COUNT] else mark + lead_gain(row, deal, known, card)


@compiled
def mond_at_risk(row: Row, deal: Row, known: Row, mind: Chances, card: int) -> float:
    """The cost of the mond if the Fool falls on it, and the Fool's gain by falling on it."""
    penalty, fool = POINT * row[MOND_COSTS], row[FOOL] - TRUMP
    for place in range(deal[COUNT]):
        player = (deal[LEADER] + place) % row[AT_TABLE]
        if card == row[FOOL] and deal[TRICK + place] == row[MOND]:
            return penalty / 2 * mind[BONDS + player]
        if card == row[MOND] and deal[TRICK + place] == row[FOOL]:
            return float(penalty)
    if card != row[MOND]:
        return 0.0
    led = deal[LED] if deal[COUNT] else 4
    safe = 1.0
    for step in range(1, row[AT_TABLE] - deal[COUNT]):
        other = (deal[TURN] + step) % row[AT_TABLE]
        without, void = mind[WITHOUT + other], 1.0
        if led < 4:
            same = known[MAY + 2 * other] & (SUIT_MASK << (SUIT * led))
            void = power(without, count_bits(same))
        holds = (1 - without) * (known[MAY + 2 * other + 1] >> fool & 1)
        safe *= 1 - void * holds
    return penalty * (1 - safe) / MOND_FEARED


@compiled
def lead_gain(row: Row, deal: Row, known: Row, card: int) -> int:
    """The gain of leading a suit beyond the trick itself."""
    player, declarer = deal[TURN], row[DECLARER]
    declaring = declarer >= 0 and side(row, player) == 1
    if card >= TRUMP:
        trumps = count_bits(deal[HANDS + 2 * player + 1])
        others = count_bits(known[WHOLE + 1] & ~known[SEEN + 1]) - trumps
        return DRAW if declaring and trumps * 3 >= others else -DRAW
    if player == declarer and row[CALLED] >= 0 and row[CALLED] >> 4 == card >> 4:
        return OWN_SUIT
    if declaring or declarer < 0:
        return 0
    return 0 if known[MAY + 2 * declarer] & (SUIT_MASK << (SUIT * (card >> 4))) else FORCE
