"""Pages of a finished deal: the cards, the bidding, trick after trick, the score."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bot.archive.replay_pictures import dealt_cards, held_cards
from bot.archive.replays import Moment, Replayed
from bot.deals.beside_the_tricks import fool_lines, straw_lines
from bot.deals.board import cards_in_order, situation
from bot.deals.scenes import finished_trick
from bot.deals.score_sheet import grounds, names_of
from bot.deals.wording.announcements import statements
from bot.deals.wording.words import (
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

OPEN_KEY = "o"
"""End of the custom_ids of buttons that open a replay."""

SHARE_KEY = "s"
"""End of the custom_id of the button that posts a page."""


def deal_button(table: int, deal: int, label: str, *, step: int = 0, key: str = OPEN_KEY) -> Button:
    """Return a button to a page of a finished deal.

    ``key`` keeps the custom_ids of several buttons to the same page apart.
    """
    return Button(f"{REPLAY}:{table}:{deal}:{step}:{key}", label)


def below_score(info: TableInfo, view: View, deal: int, words: Words) -> Iterator[Button]:
    """Return the button below a deal's score that replays the deal."""
    del view
    yield deal_button(info.table, deal, words("replay-look"))


def page_count(deal: Replayed) -> int:
    """Count a deal's pages: those before the play, one for each trick, and the score."""
    return PLAY + len(deal.moments) + 1


def replay_page(
    deal: Replayed,
    step: int,
    words: Words,
    *,
    shared: bool = False,
    look: Look = TEXT,
    ways_on: Iterable[Block] = (),
    back: TableInfo | None = None,
) -> Page:
    """Return a page of a finished deal, with controls to turn to the others.

    ``shared``: the page as posted in the channel, with one button that opens the replay privately.
    ``ways_on``: controls that other capabilities add below. ``back``: the table whose score the
    page replaced.
    """
    words = words.of(deal.info.variant)
    step = max(0, min(step, page_count(deal) - 1))
    turn = _open_control if shared else _turn_controls
    controls: list[Block] = [turn(deal, step, words), *ways_on]
    if back is not None:
        controls.append(score_controls(back, words))
    return page_with_controls(deal, step, controls, words, look)


def page_with_controls(
    deal: Replayed, step: int, controls: Sequence[Block], words: Words, look: Look
) -> Page:
    """Return a page of a finished deal with these controls below."""
    pictured = list(_picture_blocks(deal, step, words, look.deck)) if look.pictured else []
    if not pictured:
        return page(*_text_blocks(deal, step, look.words(words)), Divider(), *controls)
    in_text = partial(page_with_controls, deal, step, controls, words, TEXT)
    return page(*pictured, Divider(), *controls, instead=in_text)


def _text_blocks(deal: Replayed, step: int, words: Words) -> Iterator[Text]:
    """A page without pictures."""
    if step == CARDS:
        yield _text(words("replay-cards", deal=deal.info.deal), _dealt(deal, words))
    elif step == TALK:
        yield _text(words("replay-talk", deal=deal.info.deal), _talk(deal, words))
    elif step == page_count(deal) - 1:
        yield from _score(deal, words)
    else:
        yield from _trick(deal, step - PLAY, words)


def _picture_blocks(deal: Replayed, step: int, words: Words, deck: str) -> Iterator[Block]:
    """A page with pictures of cards; nothing if it has none."""
    if step == CARDS and any(deal.dealt):
        title = words("replay-cards", deal=deal.info.deal)
        yield _text(title, (_seats(deal, words), *key_lines(deal.info)))
        yield Picture(*dealt_cards(deal, words, deck))
    elif PLAY <= step < page_count(deal) - 1:
        yield from _pictured_trick(deal, step - PLAY, words, deck)


def _text(title: str, lines: Iterable[str]) -> Text:
    return Text("\n".join((f"### {title}", *lines)))


def _turn_controls(deal: Replayed, step: int, words: Words) -> Row:
    """Return buttons to the first, previous, next and last page, and one to share this page."""
    place = f"{deal.info.table}:{deal.number}"
    last = page_count(deal) - 1
    turns = (
        ("first", "f", 0),
        ("back", "b", max(0, step - 1)),
        ("next", "n", min(last, step + 1)),
        ("last", "l", last),
    )
    return Row(
        (
            *(
                Button(
                    f"{REPLAY}:{place}:{target}:{key}",
                    words(f"replay-{name}"),
                    "primary" if name == "next" else "secondary",
                    disabled=target == step,
                )
                for name, key, target in turns
            ),
            Button(f"{SHARE}:{place}:{step}:{SHARE_KEY}", words("replay-share")),
        )
    )


def score_controls(info: TableInfo, words: Words) -> Row:
    """Return buttons back to the score that the replay replaced, and on to the next deal."""
    score = Button(info.control("back"), words("replay-score"))
    return Row((score, Button(info.control("next"), words("next-deal"), "success")))


def _open_control(deal: Replayed, step: int, words: Words) -> Row:
    return Row((deal_button(deal.info.table, deal.number, words("replay-look"), step=step),))


# The pages ----------------------------------------------------------------------------------


def _dealt(deal: Replayed, words: Words) -> Iterator[str]:
    """All cards as dealt."""
    view = deal.end
    yield _seats(deal, words)
    yield from _hands(deal, deal.dealt, view, words)
    pack = view.rules.pack
    for player in view.order if deal.straw else ():
        cards = " · ".join(card_signs(pack, pile, words) for pile in deal.straw[player])
        yield words("replay-straw", name=plain_name(deal.info, player), piles=cards)
    if deal.talon:
        cards = " ".join(card_sign(pack, card, words) for card in deal.talon)
        yield words("replay-talon", cards=cards)


def _seats(deal: Replayed, words: Words) -> str:
    order = deal.end.order
    dealer, forehand = plain_name(deal.info, deal.end.dealer), plain_name(deal.info, order[0])
    return "-# " + words("replay-seats", dealer=dealer, forehand=forehand)


def _talk(deal: Replayed, words: Words) -> Iterator[str]:
    """Yield lines about bids, calls, the exchange and announcements."""
    view, pack = deal.start, deal.end.rules.pack
    yield from situation(deal.info, view, words, bids=True)
    if deal.discards:
        yield words("replay-discards", cards=card_signs(pack, deal.discards, words))
    if said := list(statements(deal.info, view, words)):
        yield words("replay-said", said=" · ".join(map(plain, said)))


def _trick(deal: Replayed, number: int, words: Words) -> Iterator[Text]:
    """Yield a trick in text: the cards played, who took it, and the hands when it was led."""
    info, moment = deal.info, deal.moments[number]
    view, trick = moment.view, moment.trick
    played = cards_in_order(info, view, words, trick.leader, trick.cards, trick.winner)
    lines = (_contract(deal, words), played, *_standing(deal, number, words))
    yield _text(_title(deal, number, words), lines)
    yield _hands_and_extras(deal, moment, words)


def _pictured_trick(deal: Replayed, number: int, words: Words, deck: str) -> Iterator[Block]:
    """A trick, with the table and the hands as pictures."""
    moment = deal.moments[number]
    yield Picture(*finished_trick(deal.info, moment.view, words, deck))
    lines = (*_standing(deal, number, words), *key_lines(deal.info))
    yield _text(_title(deal, number, words), lines)
    if any(moment.view.open_hands):
        yield Text(words("replay-hands"))
        yield Picture(*held_cards(deal, moment, words, deck))
    if fool_text := list(fool_lines(deal.info, moment.view, words)):
        yield Text("\n".join(fool_text))


def _title(deal: Replayed, number: int, words: Words) -> str:
    tricks = len(deal.moments)
    return words("replay-trick", deal=deal.info.deal, number=number + 1, tricks=tricks)


def _hands_and_extras(deal: Replayed, moment: Moment, words: Words) -> Text:
    """Return all hands when the trick was led, and the fool and straw men."""
    info, view = deal.info, moment.view
    hands = [words("replay-hands"), *_hands(deal, view.open_hands, view, words, moment.trick.cards)]
    beside = (*fool_lines(info, view, words), *straw_lines(info, view, words))
    return Text("\n".join((*hands, *beside)))


def _contract(deal: Replayed, words: Words) -> str:
    """Return a line with the contract and the declaring side."""
    contract, settlement = deal.end.contract, deal.end.settlement
    assert contract is not None and settlement is not None
    name = contract_in_full(contract, words)
    if not settlement.declaring:
        return "-# " + name
    names = names_of(deal.info, settlement.declaring, words)
    return "-# " + words("replay-contract", contract=name, names=names)


def _standing(deal: Replayed, number: int, words: Words) -> Iterator[str]:
    """Yield each side's card points after a trick, or its tricks where these decide."""
    moment = deal.moments[number]
    contract = moment.view.contract
    if contract is not None and contract.aim in ("no_trick", "all_tricks"):
        yield _tricks(deal, number, words)
        return
    piles = [
        words("replay-pile", names=names_of(deal.info, pile.players, words), points=pile.points)
        for pile in moment.piles
    ]
    if moment.gift:
        yield words("replay-gift", card=card_sign(moment.view.rules.pack, moment.gift, words))
    over = number == len(deal.moments) - 1
    yield words("replay-counted" if over else "replay-so-far", piles=" · ".join(piles))


def _tricks(deal: Replayed, number: int, words: Words) -> str:
    """Return each side's number of tricks up to this one."""
    winners = [moment.trick.winner for moment in deal.moments[: number + 1]]
    tricks = [
        words(
            "replay-tricks",
            names=names_of(deal.info, pile.players, words),
            tricks=sum(winner in pile.players for winner in winners),
        )
        for pile in deal.moments[number].piles
    ]
    return words("replay-tricks-so-far", piles=" · ".join(tricks))


def _hands(
    deal: Replayed,
    hands: tuple[Cards, ...],
    view: View,
    words: Words,
    played: tuple[Cards, ...] = (),
) -> Iterator[str]:
    """Yield a line for each player: their cards suit by suit, the one they play in bold."""
    pack, on_table = view.rules.pack, union(played)
    for player in view.order:
        suits = [
            " ".join(
                f"**{card_sign(pack, card, words)}**"
                if card & on_table
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
