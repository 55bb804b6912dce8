"""All a player decides on as one picture: the table as they see it, and their cards."""

from collections.abc import Iterator
from dataclasses import replace

from bot.deals.beside_the_tricks import exposed_lines
from bot.deals.deciding import points_taken, stakes
from bot.deals.scenes import (
    Pictured,
    chips_of,
    trick_cards,
    whole_hand,
    whole_table,
    with_drawable_names,
    with_names,
)
from bot.deals.small_cards import discards, known_cards, open_hands, talon_groups
from bot.deals.wording.alt_texts import hand_table_alt
from bot.deals.wording.seat_names import seat_names
from bot.deals.wording.tricks import closed_trick
from bot.deals.wording.words import (
    card_sign,
    card_signs,
    joined_names,
    own_discards,
    plain_name,
    sentence_case,
    without_markdown,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import TEXT, Look
from bot.kit.text import code_sign
from bot.pictures.names import brief
from bot.pictures.scenes import HandTableScene, Seat, SmallCards, TableScene, TrickCard
from engine import Bid, Give, Pass, Play, View

MANY_BIDS = 3
"""With more bids a picture leaves room for what each means."""
MANY_CARDS = 13
"""With more cards to choose from, their buttons fill four rows."""
DUEL = 2
"""Players of a game for two."""
FULL_TABLE = 5
"""Players of a table whose plates leave little room for the hand, as do straw men."""
MAX_NAME_LETTERS = 14
"""Maximum number of letters of a name in a picture's sentence."""


def hand_table(info: TableInfo, view: View, words: Words, look: Look = TEXT) -> Pictured:
    """The table from the viewer's chair, made of their view alone."""
    words = words.of(info.variant)
    scene, shown = _scene(info, view, words, look), with_drawable_names(info)
    alt, drawn = hand_table_alt(scene, words), _with_brief_names(shown)
    if drawn is info:
        return Pictured(scene, alt)
    scene = _scene(drawn, view, words, look)
    return Pictured(replace(scene, table=_with_full_names(scene.table, shown)), alt)


def _with_brief_names(info: TableInfo) -> TableInfo:
    """The table with names short enough for what is said of them."""
    names = seat_names(info)
    return with_names(
        info, [brief(names, player, MAX_NAME_LETTERS) for player in range(info.players)]
    )


def _with_full_names(table: TableScene, info: TableInfo) -> TableScene:
    """The table with whole names on the plates."""
    pairs = zip(table.seats, info.chairs, strict=True)
    return replace(table, seats=tuple(seat._replace(name=chair.name) for seat, chair in pairs))


def _scene(info: TableInfo, view: View, words: Words, look: Look) -> HandTableScene:
    assert view.viewer is not None
    hand = whole_hand(view, words, look)
    if view.viewer not in view.order or (view.tricks and not any(view.hand_sizes)):
        hand = replace(hand, caption="")  # the page says so, and who sits out has it on their plate
    said = (*_partner(info, view, words), *map(sentence_case, stakes(info, view, words)))
    whole = whole_table(info, view, words, look.faces)
    table = replace(
        whole,
        seats=tuple(_seat(seat, player, view, words) for player, seat in enumerate(whole.seats)),
        title="",
        status="",
        called_caption=_called_caption(view, words),
        lines=() if _must_bid(view) else whole.lines,
        chips=tuple(chips_of(info, view, words, said, teams=False)),
        groups=(),
        talon=None,
        bottom=view.viewer,
    )
    points = points_taken(view)
    whose = "picture-points-side" if len(view.own_side) > 1 else "picture-points"
    return HandTableScene(
        look.faces,
        table,
        hand,
        view.viewer,
        _others(info, view),
        *_closed(info, view, words),
        words(whose, points=points) if points else "",
        tuple(_notes(info, view, words)),
        _leaves_little_room(info, view),
    )


def _leaves_little_room(info: TableInfo, view: View) -> bool:
    """True if plates or buttons take the room of a second row, or of most of the first."""
    bids = sum(offer.size for offer in view.offers if offer.kind is Bid)
    cards = sum(offer.size for offer in view.offers if offer.kind in (Play, Give))
    crowded = info.players in (DUEL, FULL_TABLE)
    return crowded or bids > MANY_BIDS or cards > MANY_CARDS


def _closed(info: TableInfo, view: View, words: Words) -> tuple[tuple[TrickCard, ...], str]:
    """The trick before the one on the table, and the caption of the last complete trick."""
    trick = closed_trick(view)
    if trick is None:
        return (), ""
    number, name = len(view.tricks), plain_name(info, trick.winner)
    if info.players == DUEL:  # straw men leave no room for more
        caption = words("picture-trick", number=number)
    else:
        caption = words("picture-previous", number=number, name=name)
    small = trick_cards(view, trick.leader, trick.cards, trick.winning) if view.trick else ()
    return small, without_markdown(caption)


def _must_bid(view: View) -> bool:
    """True if the viewer must bid after all others passed, which the question says."""
    kinds = [offer.kind for offer in view.offers]
    return Bid in kinds and Pass not in kinds and view.high is None


def _seat(seat: Seat, player: int, view: View, words: Words) -> Seat:
    """A seat as at the table; the middle tells what others bid, and a fixed partner is named."""
    if player == view.viewer or player not in view.order:
        return seat
    if view.rules.teams:
        partner = player in view.own_side
        return seat._replace(role=words("picture-partner") if partner else "")
    return seat if view.contract is not None else seat._replace(role="")


def _partner(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The viewer's partner, if partners are fixed."""
    if view.rules.teams:
        names = [plain_name(info, player) for player in view.own_side if player != view.viewer]
        yield without_markdown(words("hand-partner", name=joined_names(names, words)))


def _others(info: TableInfo, view: View) -> tuple[int, ...]:
    """The other players, from left to right: whoever comes next sits at the right."""
    assert view.viewer is not None
    after = ((view.viewer + step) % info.players for step in range(info.players - 1, 0, -1))
    return tuple(player for player in after if player in view.order)


def _called_caption(view: View, words: Words) -> str:
    if not view.called:
        return ""
    key = "hand-called" if view.called & view.rules.kings else "hand-called-card"
    return words(key, king=card_sign(view.rules.pack, view.called, words))


def _notes(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Cards lying open beside the trick, and what the viewer laid away."""
    if laid := own_discards(view):
        cards = card_signs(view.rules.pack, laid, words)
        yield without_markdown(words("hand-laid", cards=cards))
    else:
        yield from (_group(group, words) for group in discards(info, view, words))
    if view.viewer != view.declarer:
        yield from (_group(group, words) for group in talon_groups(info, view, words))
    yield from map(without_markdown, exposed_lines(info, _without_played(view), words))
    groups = (*known_cards(info, view, words), *open_hands(info, view, words))
    yield from (_group(group, words) for group in groups if group.holder != view.viewer)


def _group(group: SmallCards, words: Words) -> str:
    cards = " ".join(code_sign(code, words) for code in group.cards)
    return words("alt-lot", label=group.caption, cards=cards)


def _without_played(view: View) -> View:
    """The view without open cards that have been played, and without the viewer's own."""
    gone = view.played | view.hand
    return view._replace(
        exposed=tuple(cards & ~gone for cards in view.exposed),
        face_up=tuple(cards & ~gone for cards in view.face_up),
    )
