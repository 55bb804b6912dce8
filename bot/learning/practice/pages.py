"""Pages of a practice: the table and the hand, and the outcome."""

from collections.abc import Iterator

from bot.archive.replay_page import deal_button
from bot.archive.replays import seat_of
from bot.deals.board import situation
from bot.deals.hand import hand, hand_page
from bot.deals.score_sheet import score_lines, table_of, void_sentence
from bot.deals.wording.seat_names import seat_names
from bot.deals.wording.words import card_sign, plain_name, signed
from bot.games.hints_given import GivenHint
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import Look
from bot.kit.page import Block, Button, Page, Row, Text, page
from bot.learning.practice.play_on import page_at, practice_button
from bot.learning.practice.service import GO_ON, Practice
from bot.learning.puzzles.pages import BACK, TRY
from engine import Deal, Trick, View, observe, seated


def practice_page(
    practice: Practice,
    words: Words,
    notice: str,
    look: Look,
    *,
    more: bool,
    given: GivenHint | None,
) -> Page:
    """Return the person's page of a practice, below a notice.

    ``more``: with the choices behind *More*; ``given``: with the hint they requested.
    """
    words = words.of(practice.info.variant)
    if practice.deal.over:
        return _over(practice, words, notice, look)

    def blocks(look: Look, situated: bool) -> tuple[Block, ...]:
        info = practice.info
        view = practice.view
        drawn_hand = hand(info, view, words, notice=notice, look=look, more=more, given=given)
        text_page = _situation(practice, words, look, situated=situated)
        return (*text_page, *drawn_hand.blocks, _bottom_controls(practice, words))

    return hand_page(blocks, look)


def plain_practice(practice: Practice, words: Words) -> Page:
    """Return a fallback page with only the exit buttons, for a practice that cannot be drawn."""
    return page(Text(words("plain-hand")), _bottom_controls(practice, words))


def _situation(practice: Practice, words: Words, look: Look, *, situated: bool) -> Iterator[Block]:
    """Yield the tricks since the person's last move, and the table as everybody sees it."""
    info = practice.info
    public = observe(practice.deal, None)
    lines = look.words(words)
    since = tricks_since(practice.before, info, public, lines)
    yield Text("\n".join((_head(practice, words), *since)))
    if situated and not look.pictured:  # the hand's picture shows the table, too
        yield Text("\n".join(situation(info, public, lines)))


def _over(practice: Practice, words: Words, notice: str, look: Look) -> Page:
    """Return the page with the scores of the practice and of the match."""
    info = practice.info
    view = observe(practice.deal, None)
    lines = look.words(words)
    head = (_head(practice, words), *tricks_since(practice.before, practice.info, view, lines))
    if view.void:
        score = [Text(void_sentence(info, view, words))]
    else:
        score = list(score_lines(info, view, words))
    return page(
        Text(f"> {notice}") if notice else None,
        Text("\n".join(head)),
        *score,
        *_comparison(practice, words),
        _bottom_controls(practice, words),
    )


def _head(practice: Practice, words: Words) -> str:
    replayed, stored = practice.replayed, practice.stored
    if replayed is None:
        return f"### {words('practice-title-puzzle')}\n-# {words('practice-note')}"
    title = words("practice-title", deal=practice.info.deal)
    is_own_seat = seat_of(replayed, stored.user) == practice.seat
    name = "" if is_own_seat else plain_name(practice.info, practice.seat)
    note = words("practice-note-for", name=name) if name else words("practice-note")
    return f"### {title}\n-# {note}"


def tricks_since(before: Deal, info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Yield the tricks completed since the person's last move, in small print."""
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


def _comparison(practice: Practice, words: Words) -> Iterator[Text]:
    """Yield the scores of the practice and of the match, and a table that compares them.

    The deal of a puzzle has no match.
    """
    if practice.replayed is None:
        return
    seat = practice.seat
    scores = practice.scores
    match_scores = practice.match_scores
    result = signed(scores[seat]) if scores else "again"
    yield Text(
        words(
            "practice-made",
            made=result,
            match=signed(match_scores[seat]) if match_scores else "again",
        )
    )
    if scores and match_scores:
        names = seat_names(practice.info)
        body = [
            [name, signed(score), signed(match_score)]
            for name, score, match_score in zip(names, scores, match_scores, strict=True)
        ]
        yield Text(table_of(["", words("practice-here"), words("practice-match")], body))


def _bottom_controls(practice: Practice, words: Words) -> Row:
    """Return buttons to start over, go back to the deal or puzzle, or let the others go on."""
    buttons = [*_start_controls(practice, words)]
    if practice.last_word:
        let_pass = Button(practice.info.control(GO_ON), words("practice-let-pass"), "primary")
        buttons.insert(0, let_pass)
    return Row(tuple(buttons))


def _start_controls(practice: Practice, words: Words) -> tuple[Button, Button]:
    """Return buttons to start over, and to go back."""
    stored, deal, again = practice.stored, practice.replayed, words("practice-again")
    if deal is None:
        back = Button(BACK, words("practice-back-puzzle"))
        return Button(f"{TRY}:{stored.puzzle}", again), back
    step = page_at(deal, stored.position)
    return (
        practice_button(deal, stored.position, again),
        deal_button(deal.info.table, deal.number, words("practice-back"), step=step),
    )
