"""Pages of a finished deal: the cards, the bidding, trick after trick, the score."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from bot.archive.replay_pictures import dealt_cards, hands_when_led
from bot.archive.replays import Moment, Replayed
from bot.deals.beside_the_tricks import fool_lines, straw_lines
from bot.deals.board import cards_in_order, situation
from bot.deals.poster import result_blocks
from bot.deals.scenes import finished_trick
from bot.deals.score_sheet import player_names, score_lines, void_sentence
from bot.deals.wording.announcements import statements
from bot.deals.wording.words import (
    card_sign,
    card_signs,
    contract_in_full,
    key_lines,
    plain,
    plain_name,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look, by_suit
from bot.kit.page import Block, Button, Divider, Page, Picture, Row, Text, page
from engine import Cards, View, union

CARDS = 0
TALK = 1
PLAY = 2
"""The first pages: the cards as dealt, what was said and exchanged, the first trick."""

REPLAY = "replay"
SHARE = "share"
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
    extra_controls: Iterable[Block] = (),
    back: TableInfo | None = None,
) -> Page:
    """Return a page of a finished deal, with controls to turn to the others.

    ``shared``: the page as posted in the channel, with one button that opens the replay privately.
    ``extra_controls``: controls that other capabilities add below. ``back``: the table whose score
    the page replaced.
    """
    words = words.of(deal.info.variant)
    step = max(0, min(step, page_count(deal) - 1))
    turn = _open_control if shared else _turn_controls
    controls: list[Block] = [turn(deal, step, words), *extra_controls]
    if back is not None:
        controls.append(score_controls(back, words))
    return page_with_controls(deal, step, controls, words, look)


def page_with_controls(
    deal: Replayed, step: int, controls: Sequence[Block], words: Words, look: Look
) -> Page:
    """Return a page of a finished deal with these controls below."""
    pictured = list(_picture_blocks(deal, step, words, look.faces)) if look.pictured else []
    if not pictured:
        return page(*_text_blocks(deal, step, look.words(words)), Divider(), *controls)
    in_text = partial(page_with_controls, deal, step, controls, words, TEXT)
    return page(*pictured, Divider(), *controls, instead=in_text)


def _text_blocks(deal: Replayed, step: int, words: Words) -> Iterator[Block]:
    """Yield the texts of a page without pictures."""
    if step == CARDS:
        yield _text(words("replay-cards", deal=deal.info.deal), _dealt_cards(deal, words))
    elif step == TALK:
        yield _text(words("replay-talk", deal=deal.info.deal), _talk(deal, words))
    elif step == page_count(deal) - 1:
        yield from result_blocks(deal.info, deal.end, words, TEXT)
        yield from _score(deal, words)
    else:
        yield from _trick(deal, step - PLAY, words)


def _picture_blocks(deal: Replayed, step: int, words: Words, deck: str) -> Iterator[Block]:
    """Yield the parts of a page with pictures of cards; nothing if it has none."""
    if step == CARDS and any(deal.dealt):
        title = words("replay-cards", deal=deal.info.deal)
        yield _text(title, (_seats(deal, words), *key_lines(deal.info)))
        yield Picture(*dealt_cards(deal, words, deck))
    elif PLAY <= step < page_count(deal) - 1:
        yield from _trick_with_pictures(deal, step - PLAY, words, deck)
    elif step == page_count(deal) - 1 and (
        result := result_blocks(deal.info, deal.end, words, Look("pictures", deck))
    ):
        yield from result
        yield from _score(deal, words)


def _text(title: str, lines: Iterable[str]) -> Text:
    return Text("\n".join((f"### {title}", *lines)))


def _turn_controls(deal: Replayed, step: int, words: Words) -> Row:
    """Return buttons to the first, previous, next and last page, and one to share this page."""
    place = f"{deal.info.table}:{deal.number}"
    share = Button(f"{SHARE}:{place}:{step}:{SHARE_KEY}", words("replay-share"))
    return Row((*turn_buttons(deal, step, f"{REPLAY}:{place}", words), share))


def turn_buttons(deal: Replayed, step: int, control: str, words: Words) -> Iterator[Button]:
    """Yield buttons to the first, previous, next and last page.

    ``control``: the beginning of their ids, which end in the page and a letter.
    """
    last = page_count(deal) - 1
    ways = (("first", 0), ("back", max(0, step - 1)), ("next", min(last, step + 1)), ("last", last))
    for key, target in ways:
        yield Button(
            f"{control}:{target}:{key[0]}",
            words(f"replay-{key}"),
            "primary" if key == "next" else "secondary",
            disabled=target == step,
        )


def score_controls(info: TableInfo, words: Words) -> Row:
    """Return buttons back to the score that the replay replaced, and on to the next deal."""
    score = Button(info.control("back"), words("replay-score"))
    return Row((score, Button(info.control("next"), words("next-deal"), "success")))


def _open_control(deal: Replayed, step: int, words: Words) -> Row:
    return Row((deal_button(deal.info.table, deal.number, words("replay-look"), step=step),))


# The pages ----------------------------------------------------------------------------------


def _dealt_cards(deal: Replayed, words: Words) -> Iterator[str]:
    """Yield lines with all cards as dealt."""
    yield _seats(deal, words)
    yield from _hands(deal, deal.dealt, words, ())
    pack = deal.end.rules.pack
    for player in deal.end.order if deal.straw else ():
        cards = " · ".join(card_signs(pack, pile, words) for pile in deal.straw[player])
        yield words("replay-straw", name=plain_name(deal.info, player), piles=cards)
    if deal.talon:
        cards = " ".join(card_sign(pack, card, words) for card in deal.talon)
        yield words("replay-talon", cards=cards)


def _seats(deal: Replayed, words: Words) -> str:
    order = deal.end.order
    return "-# " + words(
        "replay-seats",
        dealer=plain_name(deal.info, deal.end.dealer),
        forehand=plain_name(deal.info, order[0]),
    )


def _talk(deal: Replayed, words: Words) -> Iterator[str]:
    """Yield lines about bids, calls, the exchange and announcements."""
    yield from situation(deal.info, deal.start, words, bids=True)
    if deal.discards:
        cards = card_signs(deal.end.rules.pack, deal.discards, words)
        yield words("replay-discards", cards=cards)
    if announced := list(statements(deal.info, deal.start, words)):
        yield words("replay-said", said=" · ".join(map(plain, announced)))


def _trick(deal: Replayed, trick_index: int, words: Words) -> Iterator[Text]:
    """Yield a trick in text: the cards played, who took it, and the hands when it was led."""
    moment = deal.moments[trick_index]
    trick = moment.trick
    played = cards_in_order(deal.info, moment.view, words, trick.leader, trick.cards, trick.winner)
    lines = (_contract(deal, words), played, *_side_totals(deal, trick_index, words))
    yield _text(_title(deal, trick_index, words), lines)
    yield _hands_and_extras(deal, moment, words)


def _trick_with_pictures(
    deal: Replayed, trick_index: int, words: Words, deck: str
) -> Iterator[Block]:
    """Yield a trick, with the table and the hands as pictures."""
    moment = deal.moments[trick_index]
    yield Picture(*finished_trick(deal.info, moment.view, words, deck))
    lines = (*_side_totals(deal, trick_index, words), *key_lines(deal.info))
    yield _text(_title(deal, trick_index, words), lines)
    if any(moment.view.open_hands):
        yield Text(words("replay-hands"))
        yield Picture(*hands_when_led(deal, moment, words, deck))
    if fool_text := list(fool_lines(deal.info, moment.view, words)):
        yield Text("\n".join(fool_text))


def _title(deal: Replayed, trick_index: int, words: Words) -> str:
    tricks = len(deal.moments)
    return words("replay-trick", deal=deal.info.deal, number=trick_index + 1, tricks=tricks)


def _hands_and_extras(deal: Replayed, moment: Moment, words: Words) -> Text:
    """Return all hands when the trick was led, and the fool and straw men."""
    view = moment.view
    return Text(
        "\n".join(
            (
                words("replay-hands"),
                *_hands(deal, view.open_hands, words, moment.trick.cards),
                *fool_lines(deal.info, view, words),
                *straw_lines(deal.info, view, words),
            )
        )
    )


def _contract(deal: Replayed, words: Words) -> str:
    """Return a line with the contract and the declaring side."""
    contract = deal.end.contract
    settlement = deal.end.settlement
    assert contract is not None
    assert settlement is not None
    name = contract_in_full(contract, words)
    if not settlement.declaring:
        return "-# " + name
    names = player_names(deal.info, settlement.declaring, words)
    return "-# " + words("replay-contract", contract=name, names=names)


def _side_totals(deal: Replayed, trick_index: int, words: Words) -> Iterator[str]:
    """Yield each side's card points after a trick, or its tricks where these decide."""
    moment = deal.moments[trick_index]
    contract = moment.view.contract
    if contract is not None and contract.aim in ("no_trick", "all_tricks"):
        yield _tricks(deal, trick_index, words)
        return
    piles = [
        words("replay-pile", names=player_names(deal.info, pile.players, words), points=pile.points)
        for pile in moment.piles
    ]
    if moment.gift:
        yield words("replay-gift", card=card_sign(moment.view.rules.pack, moment.gift, words))
    over = trick_index == len(deal.moments) - 1
    yield words("replay-counted" if over else "replay-so-far", piles=" · ".join(piles))


def _tricks(deal: Replayed, trick_index: int, words: Words) -> str:
    """Return each side's number of tricks up to this one."""
    winners = [moment.trick.winner for moment in deal.moments[: trick_index + 1]]
    tricks = [
        words(
            "replay-tricks",
            names=player_names(deal.info, pile.players, words),
            tricks=sum(winner in pile.players for winner in winners),
        )
        for pile in deal.moments[trick_index].piles
    ]
    return words("replay-tricks-so-far", piles=" · ".join(tricks))


def _hands(
    deal: Replayed, hands: tuple[Cards, ...], words: Words, played: tuple[Cards, ...]
) -> Iterator[str]:
    """Yield a line for each player: their cards suit by suit, the one they play in bold."""
    pack = deal.end.rules.pack
    on_table = union(played)
    for player in deal.end.order:
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
    """Yield the score, or why the deal was void."""
    if deal.end.void:
        yield Text(void_sentence(deal.info, deal.end, words))
        return
    yield from score_lines(deal.info, deal.end, words)
