"""A finished deal to look at again: the cards, the bidding, trick after trick, the score."""

from collections.abc import Iterable, Iterator, Sequence

from bot.archive.replay_pictures import dealt_cards, held_cards
from bot.archive.replays import Moment, Replayed
from bot.deals.announcements import statements
from bot.deals.beside_the_tricks import fool_lines, straw_lines
from bot.deals.board import cards_in_order, situation
from bot.deals.scenes import finished_trick
from bot.deals.score_sheet import grounds, names_of
from bot.deals.words import (
    by_suit,
    card_sign,
    card_signs,
    contract_in_full,
    key_lines,
    plain,
    plain_name,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Divider, Page, Picture, Row, Text, page
from engine import Cards, View, union

CARDS, TALK, PLAY = 0, 1, 2
"""The first pages: the cards as dealt, what was said and exchanged, the first trick."""

REPLAY, SHARE = "replay", "share"
"""Beginnings of custom_ids of buttons that turn to a page of a finished deal, or post it."""


def way_to_deal(table: int, deal: int, label: str, *, step: int = 0, key: str = "o") -> Button:
    """The way to a page of a finished deal. ``key`` tells apart several to the same page."""
    return Button(f"{REPLAY}:{table}:{deal}:{step}:{key}", label)


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> Iterator[Button]:
    """Below the score of a deal: the way to look at it again, trick by trick."""
    del view
    yield way_to_deal(info.table, deal, words("replay-look"))


def steps(deal: Replayed) -> int:
    """How many pages a deal has: those before the play, one for each trick, and the score."""
    return PLAY + len(deal.moments) + 1


def replay(
    deal: Replayed,
    step: int,
    words: Words,
    *,
    shared: bool = False,
    look: Look = TEXT,
    ways_on: Iterable[Block] = (),
    back: TableInfo | None = None,
) -> Page:
    """A page of a finished deal, with the ways to the others.

    ``shared``: as it is posted for everybody, who look at the rest by themselves. ``ways_on``: what
    other capabilities add below. ``back``: the table at whose score the reader looked.
    """
    words = words.of(deal.info.variant)
    step = max(0, min(step, steps(deal) - 1))
    ways: list[Block] = [_shared(deal, step, words) if shared else _ways(deal, step, words)]
    ways += ways_on
    if back is not None:
        ways.append(back_to_score(back, words))
    return replayed(deal, step, ways, words, look)


def replayed(deal: Replayed, step: int, ways: Sequence[Block], words: Words, look: Look) -> Page:
    """A page of a finished deal, with the ways on from there."""
    told = page(*_told(deal, step, look.words(words)), Divider(), *ways)
    pictured = list(_pictured(deal, step, words, look.deck)) if look.pictured else []
    return page(*pictured, Divider(), *ways, instead=told) if pictured else told


def _told(deal: Replayed, step: int, words: Words) -> Iterator[Text]:
    """A page without pictures."""
    if step == CARDS:
        yield _text(words("replay-cards", deal=deal.info.deal), _dealt(deal, words))
    elif step == TALK:
        yield _text(words("replay-talk", deal=deal.info.deal), _talk(deal, words))
    elif step == steps(deal) - 1:
        yield from _score(deal, words)
    else:
        yield from _trick(deal, step - PLAY, words)


def _pictured(deal: Replayed, step: int, words: Words, deck: str) -> Iterator[Block]:
    """A page with pictures of cards; nothing if it has none."""
    if step == CARDS and any(deal.dealt):
        title = words("replay-cards", deal=deal.info.deal)
        yield _text(title, iter([_seats(deal, words), *key_lines(deal.info)]))
        yield Picture(*dealt_cards(deal, words, deck))
    elif PLAY <= step < steps(deal) - 1:
        yield from _pictured_trick(deal, step - PLAY, words, deck)


def _text(title: str, lines: Iterator[str]) -> Text:
    return Text("\n".join((f"### {title}", *lines)))


def _ways(deal: Replayed, step: int, words: Words) -> Row:
    """To the first, the previous, the next, the last; and to share it."""
    place, last = f"{deal.info.table}:{deal.number}", steps(deal) - 1
    ways = (("first", 0), ("back", max(0, step - 1)), ("next", min(last, step + 1)), ("last", last))
    return Row(
        (
            *(
                Button(
                    f"{REPLAY}:{place}:{to}:{key[0]}",
                    words(f"replay-{key}"),
                    "primary" if key == "next" else "secondary",
                    disabled=to == step,
                )
                for key, to in ways
            ),
            Button(f"{SHARE}:{place}:{step}:s", words("replay-share")),
        )
    )


def back_to_score(info: TableInfo, words: Words) -> Row:
    """Back to the score that the deal replaced, and on from there."""
    score = Button(info.control("back"), words("replay-score"))
    return Row((score, Button(info.control("next"), words("next-deal"), "success")))


def _shared(deal: Replayed, step: int, words: Words) -> Row:
    return Row((way_to_deal(deal.info.table, deal.number, words("replay-look"), step=step),))


# The pages ----------------------------------------------------------------------------------


def _dealt(deal: Replayed, words: Words) -> Iterator[str]:
    """All cards as dealt."""
    view = deal.end
    yield _seats(deal, words)
    yield from _hands(deal, deal.dealt, view, words)
    pack = view.rules.pack
    for player in view.order if deal.straw else ():
        shown = " · ".join(card_signs(pack, pile, words) for pile in deal.straw[player])
        yield words("replay-straw", name=plain_name(deal.info, player), piles=shown)
    if deal.talon:
        shown = " ".join(card_sign(pack, card, words) for card in deal.talon)
        yield words("replay-talon", cards=shown)


def _seats(deal: Replayed, words: Words) -> str:
    order = deal.end.order
    dealer, forehand = plain_name(deal.info, deal.end.dealer), plain_name(deal.info, order[0])
    return "-# " + words("replay-seats", dealer=dealer, forehand=forehand)


def _talk(deal: Replayed, words: Words) -> Iterator[str]:
    """What was bid, called, exchanged and announced."""
    view, pack = deal.start, deal.end.rules.pack
    yield from situation(deal.info, view, words, bids=True)
    if deal.discards:
        yield words("replay-discards", cards=card_signs(pack, deal.discards, words))
    if said := list(statements(deal.info, view, words)):
        yield words("replay-said", said=" · ".join(map(plain, said)))


def _trick(deal: Replayed, number: int, words: Words) -> Iterator[Text]:
    """A trick: who played what from which hand, who took it, and the cards then."""
    info, moment = deal.info, deal.moments[number]
    view, trick = moment.view, moment.trick
    played = cards_in_order(info, view, words, trick.leader, trick.cards, trick.winner)
    lines = (_contract(deal, words), played, *_standing(deal, moment, words))
    yield _text(_title(deal, number, words), iter(lines))
    yield _held(deal, moment, words)


def _pictured_trick(deal: Replayed, number: int, words: Words, deck: str) -> Iterator[Block]:
    """A trick, with the table and the hands as pictures."""
    moment = deal.moments[number]
    yield Picture(*finished_trick(deal.info, moment.view, words, deck))
    told = (*_standing(deal, moment, words), *key_lines(deal.info))
    yield _text(_title(deal, number, words), iter(told))
    if any(moment.view.open_hands):
        yield Text(words("replay-hands"))
        yield Picture(*held_cards(deal, moment, words, deck))
    if fool := list(fool_lines(deal.info, moment.view, words)):
        yield Text("\n".join(fool))


def _title(deal: Replayed, number: int, words: Words) -> str:
    tricks = len(deal.moments)
    return words("replay-trick", deal=deal.info.deal, number=number + 1, tricks=tricks)


def _held(deal: Replayed, moment: Moment, words: Words) -> Text:
    """All hands when the trick was led, and what lay beside them."""
    info, view = deal.info, moment.view
    hands = [words("replay-hands"), *_hands(deal, view.open_hands, view, words, moment.trick.cards)]
    beside = (*fool_lines(info, view, words), *straw_lines(info, view, words))
    return Text("\n".join((*hands, *beside)))


def _contract(deal: Replayed, words: Words) -> str:
    """What is played, by whom."""
    contract, settlement = deal.end.contract, deal.end.settlement
    assert contract is not None and settlement is not None
    name = contract_in_full(contract, words)
    if not settlement.declaring:
        return "-# " + name
    names = names_of(deal.info, settlement.declaring, words)
    return "-# " + words("replay-contract", contract=name, names=names)


def _standing(deal: Replayed, moment: Moment, words: Words) -> Iterator[str]:
    """Each side's card points after the trick."""
    contract = moment.view.contract
    if contract is not None and contract.aim in ("no_trick", "all_tricks"):
        yield _tricks(deal, moment, words)
        return
    piles = [
        words("replay-pile", names=names_of(deal.info, pile.players, words), points=pile.points)
        for pile in moment.piles
    ]
    if moment.gift:
        yield words("replay-gift", card=card_sign(moment.view.rules.pack, moment.gift, words))
    over = moment is deal.moments[-1]
    yield words("replay-counted" if over else "replay-so-far", piles=" · ".join(piles))


def _tricks(deal: Replayed, moment: Moment, words: Words) -> str:
    """Each side's tricks so far, if these are what matters."""
    taken = [one.trick.winner for one in deal.moments[: deal.moments.index(moment) + 1]]
    shown = [
        words(
            "replay-tricks",
            names=names_of(deal.info, pile.players, words),
            tricks=sum(winner in pile.players for winner in taken),
        )
        for pile in moment.piles
    ]
    return words("replay-tricks-so-far", piles=" · ".join(shown))


def _hands(
    deal: Replayed,
    hands: tuple[Cards, ...],
    view: View,
    words: Words,
    played: tuple[Cards, ...] = (),
) -> Iterator[str]:
    """A line for each player: their cards suit by suit, the one they play in bold."""
    pack, now = view.rules.pack, union(played)
    for player in view.order:
        suits = [
            " ".join(
                f"**{card_sign(pack, card, words)}**"
                if card & now
                else card_sign(pack, card, words)
                for card in suit
            )
            for suit in by_suit(pack, hands[player])
        ]
        cards = "  ".join(suits) or "–"
        yield words("replay-hand", name=plain_name(deal.info, player), cards=cards)


def _score(deal: Replayed, words: Words) -> Iterator[Text]:
    """The score, or why the deal was void."""
    if deal.end.void:
        yield Text(words("score-void", names=names_of(deal.info, deal.end.void, words)))
        return
    yield from grounds(deal.info, deal.end, words)
