"""A played-out line as a finished deal of the engine, which then settles it like any other."""

from engine.cards import NONE, Cards, union
from engine.contracts import Trick
from engine.deal import Called, Deal, FoolPlayed, Straw
from engine.phases.straw import CardCall, PlayStraw
from search.kernel import layout as at
from search.kernel.arrays import Numbers


def finished(deal: Deal, end: Numbers, line: Numbers) -> Deal:
    """The deal after the cards of a line, given the state in which the kernel ended it.

    Everything that may be called out with a card counts as called (STR-BON-6).
    """
    playing, rules, order = deal.playing, deal.rules, deal.order
    assert playing is not None
    cards = at.cards_of(rules.pack)
    tricks = _tricks(deal, [cards[number] for number in _until_the_end(line)])
    taken, piles = [NONE] * rules.players, end[at.PILES : at.PILES + 2 * len(order)].tolist()
    for place, player in enumerate(order):
        taken[player] = at.cards_in(rules.pack, piles[2 * place], piles[2 * place + 1])
    after = playing._replace(
        leader=tricks[-1].winner if tricks else playing.leader,
        trick=(),
        legal=NONE,
        tricks=tricks,
        taken=tuple(taken),
    )
    fool = deal.fool
    if end[at.FOOL_BY] >= 0:
        gift = cards[int(end[at.FOOL_GIVEN])] if end[at.FOOL_GIVEN] >= 0 else NONE
        fool = FoolPlayed(order[end[at.FOOL_BY]], order[end[at.FOOL_AT]], gift)
    return deal._replace(
        hands=(NONE,) * rules.players,
        turn=None,
        phase=len(rules.phases) - 1,
        playing=after,
        fool=fool,
        straw=_with_calls(deal, tricks),
    )


def _until_the_end(line: Numbers) -> list[int]:
    """The numbers of a line, up to the first that is no card."""
    numbers: list[int] = line.tolist()
    return numbers[: numbers.index(at.NO_CARD)] if at.NO_CARD in numbers else numbers


def _tricks(deal: Deal, line: list[Cards]) -> tuple[Trick, ...]:
    """All tricks, those before the line first. A card seen before was given for the Fool."""
    playing, contract = deal.playing, deal.contract
    assert playing is not None and contract is not None
    order, winner = deal.order, contract.winner
    tricks, trick, leader = list(playing.tricks), list(playing.trick), playing.leader
    place, number = order.index(leader), len(order)
    seen = union((*playing.taken, *trick))
    for card in line:
        if card & seen:
            continue
        seen |= card
        trick.append(card)
        if len(trick) == number:
            cards = tuple(trick)
            winning = winner(cards)
            place = (place + cards.index(winning)) % number
            tricks.append(Trick(leader, cards, order[place], winning))
            leader = order[place]
            trick.clear()
    return tuple(tricks)


def _with_calls(deal: Deal, tricks: tuple[Trick, ...]) -> Straw | None:
    """The straw men with what was called out by then, and in the tricks since."""
    playing, straw = deal.playing, deal.straw
    rows = [
        row for phase in deal.rules.phases if isinstance(phase, PlayStraw) for row in phase.calls
    ]
    if straw is None or playing is None:
        return straw
    calls = list(straw.calls)
    for number, trick in enumerate(tricks[len(playing.tricks) :], len(playing.tricks)):
        before = tricks[number - 1] if number else None
        called_before = len(playing.trick) if number == len(playing.tricks) else 0
        for card in trick.cards[called_before:]:
            player = trick.player_of(card, deal.order)
            calls += _call(rows, card, Called(player, number + 1, ""), calls, before)
    return straw._replace(calls=tuple(calls))


def _call(
    rows: list[CardCall], card: Cards, made: Called, calls: list[Called], before: Trick | None
) -> list[Called]:
    """The words called out with a card, if any is due."""
    for row in rows:
        first = Called(made.player, made.trick - 1, row.after)
        due = not row.after or (
            before is not None and before.winner == made.player and first in calls
        )
        if row.card == card and due:
            return [made._replace(word=row.word)]
    return []
