"""The end of a deal as a poster: its outcome, the trick that decided it, honours and names.

All of it is public by then: cards played, and the score.
"""

from collections.abc import Iterator

from bot.deals.scenes import Pictured, table_scene
from bot.deals.wording.alt_texts import fit_alt
from bot.deals.wording.seat_names import seat_name
from bot.deals.wording.tricks import cards_of
from bot.deals.wording.words import bonus_name, card_signs, plain_name, sentence_case, signed
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import Look, by_suit
from bot.kit.page import Block, Picture, Text
from bot.kit.text import code_sign
from bot.pictures.faces import DECKS
from bot.pictures.scenes import PosterCard, PosterRow, PosterScene, TableScene
from engine import Cards, Settlement, Trick, View, seated, union


def last_scene(info: TableInfo, view: View, words: Words, deck: str = DECKS[0]) -> Pictured:
    """The table as everybody sees it; for a played and scored deal, its poster."""
    table = table_scene(info, view, words, deck)
    assert isinstance(table.scene, TableScene)
    number = decisive(view)
    if number is None:
        return table
    words = words.of(info.variant)
    scene = _poster(info, view, words, table.scene, number)
    alt = fit_alt((table.alt, *_more(info, view, words, number)))
    return Pictured(scene, alt if alt.startswith(table.alt) else table.alt)


def result_blocks(info: TableInfo, view: View, words: Words, look: Look) -> tuple[Block, ...]:
    """The decision of a deal, above its score: a poster, or the trick in text; empty: no trick."""
    number = decisive(view)
    if number is None:
        return ()
    if look.pictured:
        return (Picture(*last_scene(info, view, words, look.faces)),)
    words, trick = look.words(words.of(info.variant)), view.tricks[number]
    caption = _caption(number, plain_name(info, trick.winner), words)
    return (Text(f"**{caption}**\n{cards_of(info, view, trick.leader, trick.cards, words)}"),)


def decisive(view: View) -> int | None:
    """The place of the trick that decided a deal; None: there is no such trick.

    If one trick makes or breaks a contract, it is that one; else the costliest of those that the
    winners took, the last of several.
    """
    settlement, contract = view.settlement, view.contract
    if settlement is None or contract is None or view.void or view.ended or not view.tricks:
        return None
    places = range(len(view.tricks))
    if settlement.made is not None and contract.aim in ("no_trick", "all_tricks"):
        declaring = settlement.declaring
        fails_if_won = contract.aim == "no_trick"
        failed = (n for n in places if (view.tricks[n].winner in declaring) == fails_if_won)
        return places[-1] if settlement.made else next(failed, places[-1])
    winners = _winners(view)
    theirs = [n for n in places if view.tricks[n].winner in winners] or [*places]
    value = view.rules.pack.value
    return max(theirs, key=lambda n: (value(union(view.tricks[n].cards)), n))


def _winners(view: View) -> tuple[int, ...]:
    """Winners of the deal; all players, if all lost it."""
    assert view.settlement is not None
    declaring, made = view.settlement.declaring, view.settlement.made
    if made is not None:
        return tuple(player for player in view.order if (player in declaring) == made)
    above = tuple(player for player in view.order if view.settlement.scores[player] > 0)
    return above or view.order


def honours(view: View) -> tuple[Cards, ...]:
    """The kings and cards of the trula that each player took in tricks."""
    rules = view.rules
    which = rules.pagat | rules.mond | rules.fool | rules.kings
    taken = [0] * len(view.hand_sizes)
    for trick in view.tricks:
        for card in trick.cards:
            taken[_taker(view, trick, card)] |= card & which
    return tuple(taken)


def _taker(view: View, trick: Trick, card: Cards) -> int:
    """Final owner of a trick's card: a Fool may go back to its player (LOM-FOOL)."""
    kept = view.fool is not None and view.fool.given
    return view.fool.player if view.fool and kept and card & view.rules.fool else trick.winner


def _poster(
    info: TableInfo, view: View, words: Words, table: TableScene, trick_index: int
) -> PosterScene:
    settlement, trick = view.settlement, view.tricks[trick_index]
    assert settlement is not None
    best = max(settlement.scores[player] for player in view.order)
    return PosterScene(
        deck=table.deck,
        title=table.title,
        contract=table.contract if view.declarer is not None else _won_by(table, settlement, words),
        result=signed(best if view.declarer is None else settlement.scores[view.declarer]),
        chips=tuple(_bonuses(settlement, words)),
        caption=_caption(trick_index, table.seats[trick.winner].name, words),
        trick=tuple(_trick(view, trick, table)),
        rows=tuple(
            _row(view, table, settlement, player, best)
            for player in sorted(view.order, key=lambda player: -settlement.scores[player])
        ),
        status=table.status,
    )


def _caption(trick_index: int, name: str, words: Words) -> str:
    which = words("picture-previous", number=trick_index + 1, name=name)
    return words("picture-decisive", trick=which)


def _won_by(table: TableScene, settlement: Settlement, words: Words) -> str:
    """The game that nobody declared, and its best player, or two of them."""
    played = [
        points
        for points, seat in zip(settlement.scores, table.seats, strict=True)
        if not seat.rests
    ]
    best = max(played)
    names = [seat.name for seat, score in zip(table.seats, settlement.scores, strict=True)
             if score == best and not seat.rests]  # fmt: skip
    if len(names) > 2:
        return table.contract
    who = (
        names[0] if len(names) == 1 else words("picture-partners", name=names[0], partner=names[1])
    )
    return words("picture-contract", contract=table.contract, name=who)


def _bonuses(settlement: Settlement, words: Words) -> Iterator[str]:
    """Bonuses won and lost."""
    for line in settlement.lines:
        if line.kind == "bonus" and line.points:
            yield f"{sentence_case(bonus_name(line.key, words))} {signed(line.points)}"


def _trick(view: View, trick: Trick, table: TableScene) -> Iterator[PosterCard]:
    for place, card in enumerate(trick.cards):
        name = table.seats[seated(view.order, trick.leader, place)].name
        yield PosterCard(name, view.rules.pack.code(card), card == trick.winning)


def _row(
    view: View, table: TableScene, settlement: Settlement, player: int, best: int
) -> PosterRow:
    seat, change, pack = table.seats[player], settlement.scores[player], view.rules.pack
    codes = (pack.code(card) for suit in by_suit(pack, honours(view)[player]) for card in suit)
    return PosterRow(
        seat.name, signed(change), seat.score, seat.side, tuple(codes), change == best > 0
    )


def _more(info: TableInfo, view: View, words: Words, trick_index: int) -> Iterator[str]:
    """Sentences about the parts of the poster besides the table."""
    trick, pack = view.tricks[trick_index], view.rules.pack
    caption = _caption(trick_index, seat_name(info, trick.winner), words)
    cards = words("names-comma").join(code_sign(pack.code(card), words) for card in trick.cards)
    yield words("alt-group", caption=caption, cards=cards)
    taken = [
        words("alt-line", name=seat_name(info, player), text=card_signs(pack, cards, words))
        for player, cards in enumerate(honours(view)) if cards
    ]  # fmt: skip
    if taken:
        lines = words("alt-between").join(taken)
        yield words("alt-group", caption=words("picture-honours"), cards=lines)
