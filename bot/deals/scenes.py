"""Views as pictures: the hand and the table.

Each has a text that says the same for people who cannot see it.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.deals.beside_the_tricks import picture_only_lines
from bot.deals.picture_middle import card_sets_of, is_face_down, middle_text, talon_of
from bot.deals.score_sheet import best_line, outcome
from bot.deals.small_cards import groups_of
from bot.deals.wording.alt_texts import hand_alt, table_alt
from bot.deals.wording.announcements import items_said
from bot.deals.wording.seat_names import seat_name, seat_names
from bot.deals.wording.words import (
    compulsory_note,
    contract_name,
    game_name,
    just_taken,
    kind_of_house,
    own_tops,
    question_key,
    sentence_case,
    signed,
    without_markdown,
)
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from bot.kit.look import Look, by_suit
from bot.pictures.faces import BACK, DECKS
from bot.pictures.lettering import readable
from bot.pictures.scenes import Card, HandScene, Scene, Seat, Side, StrawMan, TableScene, TrickCard
from engine import DECLARING, Bid, Cards, Give, Lay, Play, View, seated, union


class Pictured(NamedTuple):
    """A scene and its alt text, of at most 1,024 characters."""

    scene: Scene
    alt: str


def hand_scene(info: TableInfo, view: View, words: Words, look: Look) -> Pictured:
    """The viewer's cards; those that may not be played now are dimmed."""
    words = words.of(info.variant)
    scene = whole_hand(view, words, look)
    return Pictured(scene, hand_alt(scene, words))


def whole_hand(view: View, words: Words, look: Look) -> HandScene:
    """All cards of the viewer."""
    pack, tops, fresh = view.rules.pack, own_tops(view), just_taken(view)
    may_go = [offer.cards for offer in view.offers if offer.kind in (Play, Give, Lay)]
    bright = union(may_go) if may_go else pack.whole
    held = view.hand & ~tops if view.dealt else 0
    suits = tuple(
        tuple(Card(pack.code(card), not card & bright, bool(card & fresh)) for card in suit)
        for suit in by_suit(pack, held, view.hand | tops, look.order)
    )
    piles = () if view.viewer is None else _piles(view, view.viewer, bright)
    if any(pile.hidden or pile.top != BACK for pile in piles):
        caption = words("picture-straw")
    else:
        piles = ()
        caption = "" if held else words("hand-empty" if view.dealt else "hand-not-dealt")
    return HandScene(look.faces, suits, piles, without_markdown(caption))


def _piles(view: View, player: int, bright: Cards) -> tuple[StrawMan, ...]:
    """A player's straw men."""
    if view.straw is None:
        return ()
    pack = view.rules.pack
    return tuple(
        StrawMan(pack.code(top) if top else BACK, hidden, bool(top and not top & bright))
        for top, hidden in zip(view.straw.tops[player], view.straw.hidden[player], strict=True)
    )


def table_scene(info: TableInfo, view: View, words: Words, deck: str = DECKS[0]) -> Pictured:
    """The table as everybody sees it; ``view`` is a bystander's."""
    assert view.viewer is None
    words = words.of(info.variant)
    scene = whole_table(info, view, words, deck)
    alt, shown = table_alt(scene, words), with_drawable_names(info)
    return Pictured(scene if shown == info else whole_table(shown, view, words, deck), alt)


def with_drawable_names(info: TableInfo) -> TableInfo:
    """The table with names that a picture can write."""
    names = [readable(name, player) for player, name in enumerate(seat_names(info))]
    return with_names(info, names)


def with_names(info: TableInfo, names: Sequence[str]) -> TableInfo:
    """The table with other names, in chair order; unchanged if they are the same."""
    if names == [chair.name for chair in info.chairs]:
        return info
    pairs = zip(info.chairs, names, strict=True)
    return replace(info, chairs=tuple(replace(chair, name=name) for chair, name in pairs))


def whole_table(info: TableInfo, view: View, words: Words, deck: str) -> TableScene:
    """All that a viewer can see of the table."""
    heading, lines = middle_text(info, view, words)
    pack = view.rules.pack
    return TableScene(
        deck,
        title=_title(info, words),
        seats=tuple(_seat(info, view, words, player) for player in range(info.players)),
        letters=_letters(words),
        trick=_trick(view),
        complete=not view.trick,
        contract=_contract(info, view, words),
        called=pack.code(view.called) if view.called else "",
        called_caption=words("picture-called"),
        chips=tuple(chips_of(info, view, words, map(sentence_case, items_said(info, view, words)))),
        status=_status(info, view, words),
        card_sets=card_sets_of(info, view),
        lines=lines,
        heading=heading,
        groups=groups_of(info, view, words),
        talon=talon_of(view, words),
        bottom=_bottom(info),
    )


def _bottom(info: TableInfo) -> int:
    """The player at the bottom of a picture for all: the only person, or the host."""
    people = [player for player, chair in enumerate(info.chairs) if chair.user is not None]
    if len(people) == 1:
        return people[0]
    hosts = (player for player in people if info.chairs[player].user == info.founder)
    return next(hosts, 0)


def previous_trick(info: TableInfo, view: View, words: Words, deck: str) -> Pictured:
    """The last complete trick of a bystander's view, alone."""
    words = words.of(info.variant)
    alt = table_alt(_previous_trick_scene(info, view, words, deck), words)
    return Pictured(_previous_trick_scene(with_drawable_names(info), view, words, deck), alt)


def _previous_trick_scene(info: TableInfo, view: View, words: Words, deck: str) -> TableScene:
    return TableScene(
        deck,
        title=words("picture-trick", number=len(view.tricks)),
        seats=tuple(
            Seat(name, "", rests=player not in view.order)
            for player, name in enumerate(seat_names(info))
        ),
        letters=_letters(words),
        trick=_last_trick(view),
        bottom=_bottom(info),
    )


def finished_trick(info: TableInfo, view: View, words: Words, deck: str) -> Pictured:
    """A complete trick of a finished deal, before its winner, who is on turn in the view.

    Hands are left out, as they are too much for a picture, and so are scores, which came later.
    """
    words = words.of(info.variant)
    bare = view._replace(open_hands=())
    alt, shown = (
        table_alt(_finished_trick_scene(info, bare, words, deck), words),
        with_drawable_names(info),
    )
    return Pictured(_finished_trick_scene(shown, bare, words, deck), alt)


def _finished_trick_scene(info: TableInfo, view: View, words: Words, deck: str) -> TableScene:
    assert view.turn is not None
    scene = _past_scene(info, view, words, deck)
    seats = tuple(seat._replace(turn=False) for seat in scene.seats)
    status = words("picture-takes", name=seat_name(info, view.turn))
    return replace(scene, seats=seats, status=status)


def past_table(info: TableInfo, view: View, words: Words, deck: str) -> Pictured:
    """The table at a moment of a finished deal, as all saw it then, but with later scores."""
    words = words.of(info.variant)
    alt, shown = table_alt(_past_scene(info, view, words, deck), words), with_drawable_names(info)
    return Pictured(_past_scene(shown, view, words, deck), alt)


def _past_scene(info: TableInfo, view: View, words: Words, deck: str) -> TableScene:
    scene = whole_table(info, view, words, deck)
    seats = tuple(seat._replace(score="", marks=0) for seat in scene.seats)
    return replace(scene, seats=seats)


def _letters(words: Words) -> tuple[str, str, str]:
    return words("picture-dealer"), words("picture-forehand"), words("picture-led")


def _title(info: TableInfo, words: Words) -> str:
    game = game_name(info, words)
    if info.length is None or info.deal > info.length:
        return words("board-title", game=game, deal=info.deal)
    return words("board-title-of", game=game, deal=info.deal, deals=info.length)


def _contract(info: TableInfo, view: View, words: Words) -> str:
    """The contract, and its players as far as all know."""
    if view.contract is None:
        return ""
    name = contract_name(view.contract.key, words)
    if view.declarer is None:
        return name
    who = seat_name(info, view.declarer)
    partner = next((player for player in view.order if _is_partner(view, player)), None)
    if partner is not None:
        who = words("picture-partners", name=who, partner=seat_name(info, partner))
    return words("picture-contract", contract=name, name=who)


def _is_partner(view: View, player: int) -> bool:
    return player != view.declarer and view.sides[player] == DECLARING


def chips_of(
    info: TableInfo, view: View, words: Words, said: Iterable[str], *, teams: bool = True
) -> Iterator[str]:
    """Other things that count, with what was ``said``, in a few words each."""
    if view.declarer is not None and view.declarer in view.doubled:
        yield sentence_case(words("board-doubled"))
    yield from said
    yield from map(without_markdown, picture_only_lines(info, view, words, teams=teams))
    if view.carry.compulsory:
        yield compulsory_note(view, words)
    if info.last_dealer is not None:
        yield words("board-last-dealer", name=seat_name(info, info.last_dealer))
    elif info.skis:
        yield words("board-skis")


def _status(info: TableInfo, view: View, words: Words) -> str:
    """Whom the table waits for, or how the deal ended."""
    if view.turn is not None:
        return words(f"turn-{question_key(view)}", name=seat_name(info, view.turn))
    nobody = view.declarer is None and not view.ended
    if view.settlement is None or view.void:
        return words("board-over")
    if nobody:
        return without_markdown(best_line(info, view, words)) or words("board-over")
    return without_markdown(outcome(info, view, words))


def _seat(info: TableInfo, view: View, words: Words, player: int) -> Seat:
    marks = info.marks[player] if info.marks else 0
    active = player in view.order
    return Seat(
        name=seat_name(info, player),
        score=signed(info.scores[player]),
        tricks=view.won[player] if active and view.leader is not None else None,
        marks=marks,
        role=_role(view, words, player),
        side=_side(view, player),
        dealer=player == view.dealer,
        forehand=player == view.order[0],
        turn=player == view.turn,
        rests=not active,
        piles=_piles(view, player, view.rules.pack.whole),
        held=view.hand_sizes[player] if is_face_down(view) and not view.open_hands[player] else 0,
        kind=kind_of_house(info.chairs[player], words),
    )


def _side(view: View, player: int) -> Side:
    """A player's side as all know it; with fixed partners, their team."""
    teams = view.rules.teams
    if teams:
        return "declaring" if teams[player] == teams[0] else "defence"
    side = view.sides[player]
    return "" if side is None or view.contract is None else side


def _role(view: View, words: Words, player: int) -> str:
    """A player's part in this deal, or their last bid."""
    if player not in view.order:
        return words("board-sits-out")
    if view.contract is None:
        bids = [action for who, action in view.bids if who == player]
        if not bids:
            return ""
        last = bids[-1]
        return contract_name(last.key, words) if isinstance(last, Bid) else words("board-passed")
    if player == view.declarer:
        return words("picture-declarer")
    if _is_partner(view, player):
        return words("picture-partner")
    return words("side-defence") if view.sides[player] is not None else ""


def _trick(view: View) -> tuple[TrickCard, ...]:
    """The cards on the table; a complete trick lies there until the next one is led."""
    if view.leader is None or view.over or view.contract is None:
        return ()
    if view.trick:
        return trick_cards(view, view.leader, view.trick, view.contract.winner(view.trick))
    return _last_trick(view)


def _last_trick(view: View) -> tuple[TrickCard, ...]:
    """The last complete trick."""
    if not view.tricks:
        return ()
    last = view.tricks[-1]
    return trick_cards(view, last.leader, last.cards, last.winning)


def trick_cards(
    view: View, leader: int, cards: tuple[Cards, ...], winning: Cards
) -> tuple[TrickCard, ...]:
    """The cards of a trick in the order of play."""
    return tuple(
        TrickCard(seated(view.order, leader, place), view.rules.pack.code(card), card == winning)
        for place, card in enumerate(cards)
    )
