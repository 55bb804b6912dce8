"""A deal that somebody plays on for themselves: the table and their hand, and the outcome."""

from collections.abc import Iterator

from bot.archive.replay_page import way_to_deal
from bot.archive.replays import seat_of
from bot.deals.board import situation
from bot.deals.hand import hand
from bot.deals.score_sheet import grounds, names_of, table_of
from bot.deals.seat_names import seat_names
from bot.deals.words import card_sign, plain_name, signed
from bot.games.hints_given import Given
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.page import Block, Button, Page, Row, Text, TooLarge, page
from bot.learning.practice.play_on import return_buttons, step_at
from bot.learning.practice.service import GO_ON, Practice
from engine import Deal, Trick, View, observe, seated


def practice_page(
    practice: Practice,
    words: Words,
    notice: str = "",
    look: Look = TEXT,
    *,
    more: bool = False,
    given: Given | None = None,
) -> Page:
    """What the person sees, below a notice. ``more``: with the choices set apart; ``given``: with
    the hint they asked for."""
    words = words.of(practice.info.variant)
    if practice.deal.over:
        return _over(practice, words, notice, look)

    def drawn(look: Look, *, situated: bool = True) -> tuple[Block, ...]:
        info, view = practice.info, practice.view
        held = hand(info, view, words, notice=notice, look=look, more=more, given=given)
        told = _told(practice, words, look, situated=situated)
        return (*told, *held.blocks, _ways_out(practice, words))

    plain = TEXT if look.pictured else look
    try:
        told = page(*drawn(plain))
    except TooLarge:  # names may be long and much may be said, most of which the hand says too
        told = page(*drawn(plain, situated=False))
    return page(*drawn(look), instead=told) if look.pictured else told


def plain_practice(practice: Practice, words: Words) -> Page:
    """Only the ways out, for what can't be drawn as it should be."""
    return page(Text(words("plain-hand")), _ways_out(practice, words))


def _told(practice: Practice, words: Words, look: Look, *, situated: bool) -> Iterator[Block]:
    """What happened since the person's last move, and the table as all see it."""
    info, public, lines = practice.info, observe(practice.deal, None), look.words(words)
    since = tricks_since(practice.before, info, public, lines)
    yield Text("\n".join((_head(practice, words), *since)))
    if situated and not look.pictured:  # the hand's picture shows the table, too
        yield Text("\n".join(situation(info, public, lines)))


def _over(practice: Practice, words: Words, notice: str, look: Look) -> Page:
    """Both scores: what was made of the position here, and in the match."""
    info, view = practice.info, observe(practice.deal, None)
    lines = look.words(words)
    head = (_head(practice, words), *tricks_since(practice.before, practice.info, view, lines))
    if view.void:
        found = [Text(words("score-void", names=names_of(info, view.void, words)))]
    else:
        found = list(grounds(info, view, words))
    return page(
        Text(f"> {notice}") if notice else None,
        Text("\n".join(head)),
        *found,
        *_compared(practice, words),
        _ways_out(practice, words),
    )


def _head(practice: Practice, words: Words) -> str:
    title = words("practice-title", deal=practice.info.deal)
    own = seat_of(practice.looked_at, practice.stored.user) == practice.seat
    name = "" if own else plain_name(practice.info, practice.seat)
    note = words("practice-note-for", name=name) if name else words("practice-note")
    return f"### {title}\n-# {note}"


def tricks_since(before: Deal, info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The tricks completed since somebody's last move, in small print."""
    seen = observe(before, None)
    for number, trick in enumerate(view.tricks[len(seen.tricks) :], len(seen.tricks) + 1):
        cards = _cards(info, view, trick, words)
        name = plain_name(info, trick.winner)
        yield "-# " + words("practice-trick", number=number, cards=cards, name=name)


def _cards(info: TableInfo, view: View, trick: Trick, words: Words) -> str:
    return " · ".join(
        f"{plain_name(info, seated(view.order, trick.leader, place))} "
        f"**{card_sign(view.rules.pack, card, words)}**"
        for place, card in enumerate(trick.cards)
    )


def _compared(practice: Practice, words: Words) -> Iterator[Text]:
    """What each made of the deal here, and in the match."""
    seat, here, match = practice.seat, practice.scores, practice.match_scores
    made = signed(here[seat]) if here else "again"
    yield Text(words("practice-made", made=made, match=signed(match[seat]) if match else "again"))
    if here and match:
        names = seat_names(practice.info)
        body = [
            [name, signed(one), signed(other)]
            for name, one, other in zip(names, here, match, strict=True)
        ]
        yield Text(table_of(["", words("practice-here"), words("practice-match")], body))


def _ways_out(practice: Practice, words: Words) -> Row:
    """Start over, go back to the deal, or let the others go on."""
    stored, deal = practice.stored, practice.looked_at
    step = step_at(deal, stored.position)
    on = (Button(practice.info.control(GO_ON), words("practice-let-pass"), "primary"),)
    return Row(
        (
            *(on if practice.last_word else ()),
            return_buttons(deal, stored.position, words("practice-again")),
            way_to_deal(stored.table, stored.deal, words("practice-back"), step=step),
        )
    )
