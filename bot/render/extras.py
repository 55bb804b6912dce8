"""What some games have on the table beside the tricks: exposed cards, straw men, a pool."""

from collections.abc import Iterator

from bot.face import Face
from bot.l10n import Words
from bot.render.words import card_sign, card_signs, plain
from engine.cards import Cards, each
from engine.view import View


def extra_lines(face: Face, view: View, words: Words) -> list[str]:
    """The lines of a game's own things, for everybody."""
    lines = [*_teams(face, view, words), *_exposed(face, view, words)]
    lines += [*_proposals(face, view, words), *_fool(face, view, words)]
    if view.level > 1:
        lines.append(words("board-level", level=view.level))
    return [*lines, *_straw(face, view, words), *_pool(view, words)]


def _name(face: Face, player: int) -> str:
    return plain(face.chairs[player].name)


def _signs(view: View, cards: Cards, words: Words) -> str:
    return card_signs(view.rules.pack, cards, words)


def _teams(face: Face, view: View, words: Words) -> Iterator[str]:
    """Who plays with whom, where partners are fixed."""
    teams = view.rules.teams
    if not teams:
        return
    named = [
        " + ".join(_name(face, player) for player, of in enumerate(teams) if of == team)
        for team in dict.fromkeys(teams)
    ]
    yield words("board-teams", teams=" : ".join(named))


def _exposed(face: Face, view: View, words: Words) -> Iterator[str]:
    """Cards that were turned up before the play."""
    shown = [
        words("board-of", name=_name(face, player), cards=_signs(view, cards, words))
        for player, cards in enumerate(view.exposed)
        if cards
    ]
    if shown:
        yield "-# " + words("board-exposed", cards=" · ".join(shown))


def _proposals(face: Face, view: View, words: Words) -> Iterator[str]:
    """What was said about throwing the deal in, as long as it is said."""
    if view.proposals is None or view.leader is not None:
        return
    said = [
        words(f"board-monte-{code}", name=_name(face, player))
        for player, code in view.proposals.said
    ]
    if said:
        yield "-# " + " · ".join(said)


def _fool(face: Face, view: View, words: Words) -> Iterator[str]:
    """What has become of the Fool."""
    fool = view.fool
    if fool is None or fool.holder is None or fool.holder == fool.player:
        return
    names = {"name": _name(face, fool.player), "holder": _name(face, fool.holder)}
    if fool.given:
        card = card_sign(view.rules.pack, fool.given, words)
        yield "-# " + words("board-fool-back", card=card, **names)
    else:
        yield "-# " + words("board-fool-pending", **names)


def _straw(face: Face, view: View, words: Words) -> Iterator[str]:
    """The straw men of each player: what lies open on how many cards, and what was seen."""
    straw = view.straw
    if straw is None:
        return
    pack = view.rules.pack
    for player, (tops, hidden) in enumerate(zip(straw.tops, straw.hidden, strict=True)):
        piles = [
            words("board-pile", card=card_sign(pack, top, words), cards=number)
            if top
            else words("board-pile-down", cards=number)
            for top, number in zip(tops, hidden, strict=True)
            if top or number
        ]
        shown = "  ".join(piles) or words("board-no-piles")
        yield words("board-straw", name=_name(face, player), piles=shown)
        if straw.known[player]:
            known = " ".join(card_sign(pack, card, words) for card in each(straw.known[player]))
            yield "-# " + words("board-known", name=_name(face, player), cards=known)
    for call in straw.calls:
        name = _name(face, call.player)
        yield "-# " + words("board-called-out", name=name, trick=call.trick, word=call.word)


def _pool(view: View, words: Words) -> Iterator[str]:
    """The pool, and what is still to be doubled."""
    if view.pool is not None:
        yield "-# " + words("board-pool", chips=view.pool, radler=view.carry.radler)
