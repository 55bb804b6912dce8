"""Exact search: the value of a position in which all see all cards, by alpha-beta.

Two sides: some places want the value high, all others want it low; a player alone has all
against them, which is a paranoid reading of klop. There is no recursion: nodes lie in rows one
below the other, so the search can stop where it needs to ask what an end is worth, and go on.
"""

from search.kernel.jit import Row, Rows, compiled, entry, lowest_bit
from search.kernel.layout import (
    AT_TABLE,
    CALLED,
    COUNT,
    DONE,
    DUE,
    FOOL,
    FOOL_BY,
    FOOL_GIVEN,
    HANDS,
    HIDDEN,
    MOND,
    NO_CARD,
    OVER,
    PAGAT,
    STATE,
    STRAW,
    TOPS,
    TRICK,
    TRUMP,
    TURN,
    WEIGHT,
    WINNING,
)
from search.kernel.legal import legal, suit_of
from search.kernel.moves import ROS, give, play, to_give
from search.kernel.score_facts import facts, outcome
from search.kernel.thumb import cheapest, mark_of, trick_state

FINISHED, ASKS = 0, 1
"""The results of a call: a value, or an end whose value is not in the book."""

LOW, HIGH, BEST_VALUE, BEST_CARD, NEXT, MOVES_LEFT, KEY, LENGTH, FLOOR, CEILING = range(10)
NODE = 10
"""Fields of a node; its moves follow them."""
WIDTH = NODE + 32
DEPTH, RETURNED, VALUE, NODES, WANT_HIGH, SALT, FACT, ANSWERED = range(8)
CONTROL = 8
"""Fields of a search: where it stands, whether a value comes back, who wants it high; the fact
whose value is asked for, and whether VALUE is it."""
INFINITE = 1 << 40

EXACT, AT_LEAST, AT_MOST = 0, 1, 2
WORD = (1 << 62) - 1
EMPTY = -1


@entry
def run(row: Row, deals: Rows, nodes: Rows, control: Row, line: Row, book: Row, table: Row) -> int:
    """Search on until the value of the first deal is known (FINISHED), or a book entry is missing.

    ``book`` holds facts and their values, ``table`` positions; both may serve other searches. The
    value that was asked for is written down first: ``book`` must have room.
    """
    if control[ANSWERED]:
        write_down(control[FACT], control[VALUE], book)
        control[ANSWERED], control[RETURNED] = 0, 1
    while True:
        depth = control[DEPTH]
        if not control[RETURNED]:
            state = enter(row, deals[depth], nodes[depth], control, line, book, table)
            if state == ASKS:
                return ASKS
        node = nodes[depth]
        if control[RETURNED]:
            if depth == 0:
                return FINISHED
            control[DEPTH] = depth - 1
            node = nodes[depth - 1]
            depth -= 1
            learn(deals[depth], node, control)
        if node[NEXT] == node[MOVES_LEFT] or node[LOW] >= node[HIGH]:
            keep(deals[depth], node, control, table)
            continue
        descend(row, deals, nodes, control, line, depth)


@compiled
def enter(row: Row, deal: Row, node: Row, control: Row, line: Row, book: Row, table: Row) -> int:
    """Come to a position: an end, one that is known, or a node with moves in order."""
    while True:
        if deal[DUE]:
            suits, trumps = to_give(row, deal)
            put(row, deal, node, control, line, cheapest(row, suits, trumps))
            continue
        if deal[OVER]:
            return look_up(outcome(row, deal), control, book)
        suits, trumps = legal(row, deal)
        one_suit = suits != 0 and trumps == 0 and suits & (suits - 1) == 0
        if one_suit or (suits == 0 and trumps & (trumps - 1) == 0):
            card = lowest_bit(suits) if one_suit else lowest_bit(trumps) + TRUMP
            put(row, deal, node, control, line, card)
            continue
        break
    node[KEY] = EMPTY
    first = NO_CARD
    if deal[COUNT] == 0 and (deal[FOOL_BY] < 0 or deal[FOOL_GIVEN] >= 0):
        node[KEY] = position_key(row, deal, control[SALT])
        first = recall(node, control, table)
        if control[RETURNED]:
            return FINISHED
    node[FLOOR], node[CEILING] = node[LOW], node[HIGH]
    node[NEXT], node[BEST_CARD] = NODE, NO_CARD
    node[BEST_VALUE] = -INFINITE if wants_high(deal, control) else INFINITE
    node[MOVES_LEFT] = order_moves(row, deal, node, suits, trumps, first)
    return FINISHED


@compiled
def put(row: Row, deal: Row, node: Row, control: Row, line: Row, card: int) -> None:
    """A card that had to be played: no node of its own."""
    line[node[LENGTH]] = card
    node[LENGTH] += 1
    control[NODES] += 1
    if deal[DUE]:
        give(row, deal, card)
    else:
        play(row, deal, card)


@compiled
def wants_high(deal: Row, control: Row) -> bool:
    """Whether the player on turn wants the value high."""
    return (control[WANT_HIGH] >> deal[TURN]) & 1 == 1


@compiled
def look_up(fact: int, control: Row, book: Row) -> int:
    """The value of an end comes back, if the book has it."""
    size = len(book) // 2
    slot = slot_of(fact, size)
    while book[2 * slot] != EMPTY:
        if book[2 * slot] == fact:
            control[VALUE], control[RETURNED] = book[2 * slot + 1], 1
            return FINISHED
        slot = slot + 1 if slot + 1 < size else 0
    control[FACT] = fact
    return ASKS


@entry
def write_down(fact: int, value: int, book: Row) -> None:
    """A value for the book, which must have room."""
    size = len(book) // 2
    slot = slot_of(fact, size)
    while book[2 * slot] != EMPTY:
        slot = slot + 1 if slot + 1 < size else 0
    book[2 * slot], book[2 * slot + 1] = fact, value


@compiled
def slot_of(word: int, size: int) -> int:
    """The first slot to look at; ``size`` is a power of two."""
    return (word ^ (word >> 13) ^ (word >> 27) ^ (word >> 41)) & (size - 1)


@compiled
def mix(key: int, word: int) -> int:
    """A key with one more word in it."""
    key ^= word & WORD
    key = (key * 0x2545F4914F6CDD1D) & WORD
    return key ^ (key >> 29)


@compiled
def position_key(row: Row, deal: Row, salt: int) -> int:
    """A position between two tricks: the cards, who leads, and all that its score depends on."""
    key = mix(salt << 3, deal[TURN])
    for place in range(2 * row[AT_TABLE]):
        key = mix(key, deal[HANDS + place])
    if row[STRAW]:
        for place in range(6):
            key = mix(key, deal[HIDDEN + place] << 7 | (deal[TOPS + place] + 1))
        key = mix(key, int(deal[WINNING] == ROS))
    return mix(mix(key, facts(row, deal)), deal[DONE])


@compiled
def recall(node: Row, control: Row, table: Row) -> int:
    """Look a position up in the table: its value comes back, or its best card becomes the first."""
    slot = 4 * (node[KEY] & (len(table) // 4 - 1))
    if table[slot] != node[KEY]:
        return NO_CARD
    value, kind = table[slot + 1], table[slot + 2]
    if kind != AT_MOST and value > node[LOW]:
        node[LOW] = value
    if kind != AT_LEAST and value < node[HIGH]:
        node[HIGH] = value
    if kind == EXACT or node[LOW] >= node[HIGH]:
        control[VALUE], control[RETURNED] = value, 1
    return table[slot + 3]


@compiled
def keep(deal: Row, node: Row, control: Row, table: Row) -> None:
    """A node is done: its value comes back, and the table learns it."""
    value = node[BEST_VALUE]
    control[VALUE], control[RETURNED] = value, 1
    if node[KEY] == EMPTY:
        return
    slot = 4 * (node[KEY] & (len(table) // 4 - 1))
    kind = EXACT
    if value <= node[FLOOR]:
        kind = AT_MOST
    elif value >= node[CEILING]:
        kind = AT_LEAST
    table[slot], table[slot + 1], table[slot + 2] = node[KEY], value, kind
    table[slot + 3] = node[BEST_CARD]


@compiled
def learn(deal: Row, node: Row, control: Row) -> None:
    """The value of a move has come back to its node."""
    value, card = control[VALUE], node[node[NEXT] - 1]
    control[RETURNED] = 0
    if wants_high(deal, control):
        if value > node[BEST_VALUE]:
            node[BEST_VALUE], node[BEST_CARD] = value, card
        node[LOW] = max(node[LOW], value)
    else:
        if value < node[BEST_VALUE]:
            node[BEST_VALUE], node[BEST_CARD] = value, card
        node[HIGH] = min(node[HIGH], value)


@compiled
def descend(row: Row, deals: Rows, nodes: Rows, control: Row, line: Row, depth: int) -> None:
    """Play the next move of a node, into the row below."""
    node, child, deal, below = nodes[depth], nodes[depth + 1], deals[depth], deals[depth + 1]
    for place in range(STATE):
        below[place] = deal[place]
    card = node[node[NEXT]]
    node[NEXT] += 1
    child[LOW], child[HIGH], child[LENGTH] = node[LOW], node[HIGH], node[LENGTH]
    control[DEPTH] = depth + 1
    put(row, below, child, control, line, card)


@compiled
def order_moves(row: Row, deal: Row, node: Row, suits: int, trumps: int, first: int) -> int:
    """Put a node's moves in order, likeliest first, equal ones folded; the place after the last."""
    how, end, before = trick_state(row, deal), NODE, NO_CARD
    for word in range(2):
        rest = trumps if word else suits
        while rest:
            card = lowest_bit(rest) + TRUMP * word
            rest &= rest - 1
            if before != NO_CARD and same_move(row, deal, before, card):
                before = card
                continue
            before = card
            mark = mark_of(row, deal, card, how) + (1 << 24 if card == first else 0)
            move = mark << 8 | card
            place = end
            while place > NODE and node[place - 1] < move:
                node[place] = node[place - 1]
                place -= 1
            node[place] = move
            end += 1
    for place in range(NODE, end):
        node[place] &= 255
    return end


@compiled
def same_move(row: Row, deal: Row, low: int, card: int) -> bool:
    """Whether two cards of a hand are one move: nothing lies between them.

    With straw men more may come to light between them, so there all count.
    """
    if row[STRAW] or suit_of(low) != suit_of(card) or row[WEIGHT + low] != row[WEIGHT + card]:
        return False
    if counted_apart(row, low) or counted_apart(row, card):
        return False
    between = ((1 << (card & 63)) - 1) & ~((2 << (low & 63)) - 1)
    word, player = int(card >= TRUMP), deal[TURN]
    for place in range(row[AT_TABLE]):
        if place != player and deal[HANDS + 2 * place + word] & between:
            return False
    for place in range(deal[COUNT]):
        lying = deal[TRICK + place]
        if int(lying >= TRUMP) == word and between >> (lying & 63) & 1:
            return False
    return True


@compiled
def counted_apart(row: Row, card: int) -> bool:
    """Whether more than points may depend on a card."""
    return card in (row[CALLED], row[FOOL], row[MOND], row[PAGAT])
