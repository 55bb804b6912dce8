"""The board in the channel: drawn from the bystander's view, so it can hold no secret."""

from collections.abc import Iterator
from functools import partial

from bot.deals.beside_the_tricks import extra_lines, talon_sets
from bot.deals.hints import hints_news
from bot.deals.not_asked import (
    back_button,
    board_lines,
    forced_move_line,
    pause_line,
    resume_button,
)
from bot.deals.poster import last_scene
from bot.deals.rule_options import changed_options_line, length_line
from bot.deals.scenes import previous_trick
from bot.deals.takebacks import board_question, menu_button
from bot.deals.wording.announcements import announcement_lines, statements_line
from bot.deals.wording.board_surprises import surprise_lines
from bot.deals.wording.seat_names import mention
from bot.deals.wording.tricks import partner_sentence
from bot.deals.wording.words import (
    card_sign,
    card_signs,
    circles,
    code_block,
    compulsory_note,
    contract_in_full,
    contract_name,
    contract_value,
    game_name,
    key_lines,
    name_of,
    plain,
    plain_name,
    question_key,
    signed,
    suit_block,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import MAX_BUTTONS, Block, Button, Divider, Page, Picture, Row, Text, page
from bot.kit.text import align_left, columns
from engine import DECLARING, Bid, Cards, Trick, View, seated


def board(info: TableInfo, view: View, words: Words, look: Look = TEXT) -> Page:
    """The table as everybody may see it."""
    words = words.of(info.variant)
    controls = _board_buttons(info, words, _previous(info, view, words))
    below = () if view.over else (*board_question(info, words), controls)
    return _page_of(info, view, words, below, look)


def _board_buttons(info: TableInfo, words: Words, *more: Button) -> Row:
    """Buttons from the board to a person's own page and elsewhere."""
    ways = (
        Button(info.control("hand"), words("board-my-hand"), "primary"),
        Button(info.control("watch"), words("board-watch")),
        *more,
        *resume_button(info, words),
        *back_button(info, words, *info.away),
        menu_button(info, words),
    )
    return Row(ways[:MAX_BUTTONS])


def small_board(info: TableInfo, view: View, words: Words, *, calls: bool) -> Page:
    """The board of a person who plays only with the house.

    It shows how the match stands, and the ways to their own page and to the table.

    It is drawn too seldom to count tricks. ``calls``: it says whose turn it is, too.
    """
    words = words.of(info.variant)
    contract = None if view.contract is None else Text(_contract_and_king(info, view, words))
    text = "\n".join(f"-# {line}" for line in board_lines(info, view, words))
    says = info.paused or info.deserted or calls
    still = Text(_turn(info, view, words)) if says else None
    return page(
        Text(_head(info, view, words)),
        contract,
        Text(_players(info, view, words, tricks=False)),
        still if still else (Text(text) if text else None),
        *board_question(info, words),
        _board_buttons(info, words),
    )


def watch(
    info: TableInfo, view: View, words: Words, look: Look = TEXT, *, live: bool = False
) -> Page:
    """The table as one person may see it.

    ``live``: it is updated as long as Discord lets it; else it is redrawn on demand.
    """
    words = words.of(info.variant)
    again = Button(info.control("watch"), words("hand-refresh"), "primary")
    live_line = (Text("-# " + words("watch-live")),) if live else ()
    below = (*live_line, Row((again, _previous(info, view, words))))
    return _page_of(info, view, words, below, look)


def _page_of(
    info: TableInfo,
    view: View,
    words: Words,
    below: tuple[Block, ...],
    look: Look,
) -> Page:
    partner = partner_sentence(info, view, look.words(words))
    turn = Text("\n".join(filter(None, (partner, _turn(info, view, words)))))
    if look.pictured:
        shown = Picture(*last_scene(info, view, words, look.faces))
        notes = [
            *key_lines(info),
            *_rule_notes(info, words),
            *surprise_lines(info, view, look.words(words)),
            *statements_line(info, view, words),
        ]
        note = Text("\n".join(notes)) if notes else None
        in_text = partial(_page_of, info, view, words, below, TEXT)
        return page(shown, note, turn, *below, instead=in_text)
    lines = look.words(words)
    return page(
        Text(_head(info, view, words)),
        Text("\n".join(situation(info, view, lines))),
        Divider(),
        Text(_table(info, view, lines)),
        Divider(),
        Text(_players(info, view, words)),
        turn,
        *below,
    )


def _previous(info: TableInfo, view: View, words: Words) -> Button:
    return Button(info.control("last"), words("board-last-trick"), disabled=not view.tricks)


def _head(info: TableInfo, view: View, words: Words) -> str:
    game = game_name(info, words)
    beyond = info.length is not None and info.deal > info.length
    if info.length is None or beyond:
        title = words("board-title", game=game, deal=info.deal)
    else:
        title = words("board-title-of", game=game, deal=info.deal, deals=info.length)
    lines = [f"### {title}"]
    notes = [words("board-dealer", name=plain_name(info, view.dealer))]
    if view.carry.compulsory:
        notes.append(compulsory_note(view, words))
    if beyond:
        notes.append(words("board-beyond"))
    if info.last_dealer is not None:
        notes.append(words("board-last-dealer", name=plain_name(info, info.last_dealer)))
    elif info.skis:
        notes.append(words("board-skis"))
    if info.length is None and not info.skis:
        notes.append(words("lobby-length", length=length_line(info, words)))
    lines.append("-# " + " · ".join(notes))
    return "\n".join([*lines, *_rule_notes(info, words)])


def _rule_notes(info: TableInfo, words: Words) -> Iterator[str]:
    """Surprises of the deal in small print, while they are news."""
    options = changed_options_line(info, words)
    if options and info.deal <= 1:
        yield "-# " + options
    yield from hints_news(info, words)


def situation(info: TableInfo, view: View, words: Words, *, bids: bool = False) -> list[str]:
    """The text of what was bid, called, taken and said.

    ``bids``: including bids once the contract is settled.
    """
    extras = extra_lines(info, view, words)
    if view.contract is None:
        auction, said = _auction(info, view, words), announcement_lines(info, view, words)
        return [*extras, auction, *surprise_lines(info, view, words), *said]
    lines = [_auction(info, view, words)] if bids and view.bids else []
    lines += [_contract(info, view, words), *extras]
    lines += _called_card(view, words)
    if view.sets and not view.tricks and not view.trick:
        lines.append(talon_sets(view, words))
    if view.chosen:
        lines.append(_exchange(view, words))
    lines += surprise_lines(info, view, words)
    lines += announcement_lines(info, view, words)
    for player, hand in enumerate(view.open_hands):
        if hand:
            lines.append(words("board-open-hand", name=plain_name(info, player)))
            lines.append(suit_block(view.rules.pack, hand, words))
    return lines


def _auction(info: TableInfo, view: View, words: Words) -> str:
    if not view.bids:
        return words("board-auction-begins" if view.dealt else "board-before-deal")
    said = [
        words(
            "board-bid",
            name=plain_name(info, player),
            bid=contract_name(bid.key, words) if isinstance(bid, Bid) else words("board-passed"),
        )
        for player, bid in view.bids
    ]
    return "\n".join(said)


def _contract(info: TableInfo, view: View, words: Words) -> str:
    contract = view.contract
    assert contract is not None
    name, value = contract_in_full(contract, words), contract_value(contract, words)
    if view.declarer is None:
        return words("board-contract-alone", contract=name, value=value)
    declarer = plain_name(info, view.declarer)
    line = words("board-contract", contract=name, value=value, name=declarer)
    if view.declarer in view.doubled:
        line += " · " + words("board-doubled")
    return line


def _called_card(view: View, words: Words) -> Iterator[str]:
    if view.called:
        key = "board-called" if view.called & view.rules.kings else "board-called-card"
        yield words(key, king=card_sign(view.rules.pack, view.called, words))


def _contract_and_king(info: TableInfo, view: View, words: Words) -> str:
    """In one line, the contract with what was called."""
    return " · ".join((_contract(info, view, words), *_called_card(view, words)))


def _exchange(view: View, words: Words) -> str:
    pack = view.rules.pack
    taken = view.sets[view.chosen - 1]
    if taken:
        line = words("board-taken", cards=card_signs(pack, taken, words))
    else:
        line = words("board-taken-unseen", number=view.chosen)
    trumps = view.laid & pack.trumps
    if trumps:
        line += " " + words("board-laid-trumps", cards=card_signs(pack, trumps, words))
    return line


def cards_in_order(
    info: TableInfo,
    view: View,
    words: Words,
    leader: int,
    trick: tuple[Cards, ...],
    winner: int | None = None,
) -> str:
    """A trick as a small table: a line for each seat in the order of play."""
    order = view.order
    players = [seated(order, leader, place) for place in range(len(order))]
    names = [name_of(info, player, words) for player in players]
    cards = [card_sign(view.rules.pack, card, words) for card in trick]
    cards += ["·"] * (len(players) - len(cards))
    wins = [words("board-wins") if player == winner else "" for player in players]
    if words.marks:  # letters of equal width leave no place for emojis
        return "\n".join(
            " ".join(filter(None, (plain(name), card, mark)))
            for name, card, mark in zip(names, cards, wins, strict=True)
        )
    width = max(map(columns, names))
    return code_block(
        f"{align_left(name, width)}  {card}  {mark}".rstrip()
        for name, card, mark in zip(names, cards, wins, strict=True)
    )


def _table(info: TableInfo, view: View, words: Words) -> str:
    if view.leader is None:
        return words("board-no-trick-yet")
    number = len(view.tricks) + 1
    parts = []
    if not view.over:
        parts.append(words("board-trick", number=number))
        parts.append(cards_in_order(info, view, words, view.leader, view.trick))
    if view.tricks and view.contract is not None and view.contract.tricks_open:
        parts += [_trick_line(info, view, words, trick, "trick-open") for trick in view.tricks]
    elif view.tricks:
        parts.append(_trick_line(info, view, words, view.tricks[-1], "last"))
    if view.gifts:
        gifts = " ".join(card_sign(view.rules.pack, card, words) for card in view.gifts)
        parts.append(words("board-gifts", cards=gifts))
    if view.gift_ahead:
        card = card_sign(view.rules.pack, view.gift_ahead, words)
        parts.append(words("board-gift-ahead", card=card))
    return "\n".join(parts)


def _trick_line(info: TableInfo, view: View, words: Words, trick: Trick, key: str) -> str:
    """A finished trick, in small print."""
    cards = " ".join(card_sign(view.rules.pack, card, words) for card in trick.cards)
    leader, winner = plain_name(info, trick.leader), plain_name(info, trick.winner)
    return "-# " + words(f"board-{key}", leader=leader, cards=cards, name=winner)


def _players(info: TableInfo, view: View, words: Words, *, tricks: bool = True) -> str:
    """Everybody's side, tricks, score and marks, aligned."""
    rows = []
    for player in range(info.players):
        marks = []
        if view.sides[player] is not None and view.contract is not None:
            declaring = view.sides[player] == DECLARING
            marks.append(words("side-declaring" if declaring else "side-defence"))
        if tricks and player in view.order and view.leader is not None:
            marks.append(words("board-tricks", tricks=view.won[player]))
        if player not in view.order:
            marks.append(words("board-sits-out"))
        open_marks = circles(info.marks[player]) if info.marks else ""
        name = name_of(info, player, words)
        rows.append((name, signed(info.scores[player]), open_marks, marks))
    name_width = max(columns(row[0]) for row in rows)
    score_width = max(len(row[1]) for row in rows)
    lines = []
    for name, score, open_marks, marks in rows:
        rest = " · ".join(part for part in (*marks, open_marks) if part)
        lines.append(f"{align_left(name, name_width)}  {score:>{score_width}}  {rest}".rstrip())
    return code_block(lines)


def _turn(info: TableInfo, view: View, words: Words) -> str:
    if view.turn is None:
        return words("board-over")
    if info.deserted:
        return words("board-deserted")
    if info.paused:
        return pause_line(info, words)
    chair = info.chairs[view.turn]
    name = plain_name(info, view.turn) if chair.person is None else mention(info, chair.person)
    if info.forced and chair.person is not None:
        line = forced_move_line(view, words)
    else:
        line = "**" + words(f"turn-{question_key(view)}", name=name) + "**"
    free = ["-# " + words("board-free-order")] if view.phase in view.rules.free_order else []
    return "\n".join((line, *free, *board_lines(info, view, words)))


def last_trick(
    info: TableInfo,
    view: View,
    words: Words,
    look: Look = TEXT,
    *,
    watches: bool = False,
    leafs: bool = False,
    number: int | None = None,
) -> Page:
    """A finished trick for one person.

    ``leafs``: it has the ways to those before and after it; ``number``: which one, from 1; None:
    the last one. It has the way back to their hand, or to the table if they only watch.
    """
    words = words.of(info.variant)
    lines = look.words(words)
    way = ("watch", "board-watch") if watches else ("hand", "board-my-hand")
    back_button = Button(info.control(way[0]), words(way[1]), "primary")
    if not view.tricks:
        return page(Text(words("last-none")), Row((back_button,)))
    newest = len(view.tricks)
    shown = newest if number is None else max(1, min(number, newest))
    ways = _trick_buttons(info, shown, newest, words) if leafs else ()
    back = Row((back_button, *ways))
    view = view._replace(tricks=view.tricks[:shown])
    last = view.tricks[-1]
    if not look.pictured:
        return page(Text(_trick(info, view, last, lines)), back)
    seen = Picture(*previous_trick(info, view, words, look.faces))
    winner = words("picture-takes", name=plain_name(info, last.winner))
    took = Text("\n".join((winner, *key_lines(info))))
    return page(seen, took, back, instead=lambda: page(Text(_trick(info, view, last, lines)), back))


def _trick_buttons(info: TableInfo, shown: int, newest: int, words: Words) -> tuple[Button, ...]:
    """The ways to the trick before, and to the one after."""
    if newest == 1:
        return ()
    before, after = max(1, shown - 1), min(newest, shown + 1)
    return (
        Button(
            info.control(f"last:{before}"), words("last-before", number=before),
            disabled=before == shown,
        ),
        Button(
            info.control(f"last:{after}"), words("last-after", number=after),
            disabled=after == shown,
        ),
    )  # fmt: skip


def _trick(info: TableInfo, view: View, trick: Trick, words: Words) -> str:
    """A finished trick, its cards as large as text can be, in the order of play."""
    lines = [words("last-title", number=len(view.tricks))]
    for place, card in enumerate(trick.cards):
        player = seated(view.order, trick.leader, place)
        mark = " " + words("board-wins") if player == trick.winner else ""
        sign = card_sign(view.rules.pack, card, words)
        lines.append(words("last-card", card=sign, name=plain_name(info, player)) + mark)
    return "\n".join(lines)
