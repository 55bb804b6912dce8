"""Things on the table of some games besides the tricks: exposed cards, straw men, a pool."""

from collections.abc import Iterator

from bot.deals.wording.words import card_sign, card_signs, note_facts, plain_name
from bot.games.info import TableInfo
from bot.kit.l10n import Words
from engine import CUT, Action, Cards, View, Word, each, union


def extra_lines(info: TableInfo, view: View, words: Words) -> list[str]:
    """The lines of a game's own things, for everybody."""
    lines = [*_teams(info, view, words), *_cutting(info, view, words)]
    lines += ["-# " + line for line in exposed_lines(info, view, words)]
    lines += [*_proposals(info, view, words), *fool_lines(info, view, words)]
    if view.level > 1:
        lines.append(words("board-level", level=view.level))
    return [*lines, *straw_lines(info, view, words), *_notes(info, view, words)]


def exposed_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Cards lying open before their holders, and those turned up with the deal."""
    if exposed := _by_player(info, view, words, exposed_cards(view)):
        yield words("board-exposed", cards=exposed)
    if face_up := _by_player(info, view, words, view.face_up):
        yield words("board-face-up", cards=face_up)


def talon_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The talon as all see it: its sets, then what was taken, left and laid away face up."""
    if view.declarer is None or not view.sets:
        return
    name, played = plain_name(info, view.declarer), view.trick or view.tricks
    if not view.chosen:
        yield talon_sets(view, words)
        return
    taken = view.sets[view.chosen - 1]
    if not taken:
        yield words("board-taken-unseen", number=view.chosen)
    left = union(view.sets) & ~taken
    laid = view.laid & view.rules.pack.trumps if view.viewer != view.declarer else 0
    for caption, cards in (
        (words("picture-taken", name=name), taken),
        (words("picture-left"), 0 if played else left),
        (words("picture-laid", name=name), laid),
    ):
        if cards:
            yield words("alt-lot", label=caption, cards=_signs(view, cards, words))


def talon_sets(view: View, words: Words) -> str:
    """The numbered sets of the talon."""
    shown = [
        words("board-set", number=number, cards=_signs(view, cards, words))
        for number, cards in enumerate(view.sets, 1)
    ]
    return words("board-talon", sets="   ".join(shown))


def exposed_cards(view: View) -> tuple[Cards, ...]:
    """Each player's cards that all saw being dealt, while that is news."""
    return () if view.tricks else view.exposed


def picture_only_lines(info: TableInfo, view: View, words: Words, *, teams: bool) -> list[str]:
    """The lines that a picture of the table can only show in words."""
    lines = [
        *(_teams(info, view, words) if teams else ()),
        *_cut(info, view, words),
        *fool_lines(info, view, words),
    ]
    if view.level > 1:
        lines.append(words("picture-level", level=view.level))
    return [*lines, *_calls(info, view, words), *_notes(info, view, words)]


def _signs(view: View, cards: Cards, words: Words) -> str:
    return card_signs(view.rules.pack, cards, words)


def _teams(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The pairs of partners, if they are fixed."""
    teams = view.rules.teams
    if not teams:
        return
    named = [
        " + ".join(plain_name(info, player) for player, of in enumerate(teams) if of == team)
        for team in dict.fromkeys(teams)
    ]
    yield words("board-teams", teams=" : ".join(named))


def _cutting(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The treatment of the pack before the cards were seen, and the owners of the piles."""
    yield from _cut(info, view, words)
    if view.cutting is None or view.contract is not None:
        return
    piles = [
        words("board-pile-of", number=number, name="–" if of is None else plain_name(info, of))
        for number, of in enumerate(view.cutting.takers, 1)
    ]
    if piles:
        yield words("board-piles", piles=" · ".join(piles))


def _cut(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The treatment of the pack, until the contract is found."""
    cutting = view.cutting
    if cutting is None or view.contract is not None:
        return
    name = plain_name(info, view.order[1])
    if not cutting.method:
        if view.turn == view.order[0]:  # the cutter has knocked, and forehand chooses the way
            yield "-# " + words("board-knock", name=name)
    elif cutting.method == CUT:
        yield "-# " + words("board-cut", name=name, number=cutting.lifted)
    else:
        yield "-# " + words("board-knocked", name=name, method=words(f"method-{cutting.method}"))


def _by_player(info: TableInfo, view: View, words: Words, open_cards: tuple[Cards, ...]) -> str:
    """Open cards, each with its player; empty if there are none."""
    shown = [
        words("board-of", name=plain_name(info, player), cards=_signs(view, cards, words))
        for player, cards in enumerate(open_cards)
        if cards
    ]
    return " · ".join(shown)


def _proposals(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The answers about throwing the deal in, while people speak of it."""
    if said := list(proposals(info, view, words)):
        yield "-# " + " · ".join(said)


def proposals(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """A sentence for each proposal and answer, until the play begins."""
    if view.proposals is None or view.leader is not None:
        return
    for player, action in view.proposals.said:
        yield words(f"board-monte-{_answer(action)}", name=plain_name(info, player))


def _answer(action: Action) -> str:
    return action.key if isinstance(action, Word) else "pass"


def fool_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The fate of the Fool."""
    fool = view.fool
    if fool is None or fool.holder is None or fool.holder == fool.player:
        return
    names = {"name": plain_name(info, fool.player), "holder": plain_name(info, fool.holder)}
    if fool.given:
        card = card_sign(view.rules.pack, fool.given, words)
        yield "-# " + words("board-fool-back", card=card, **names)
    elif view.phase != "fool":  # while they give a card for it, the line of the turn tells enough
        yield "-# " + words("board-fool-pending", **names)


def straw_lines(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """Each player's straw men: what lies open on how many cards, and what was seen."""
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
        shown = " · ".join(piles) or words("board-no-piles")
        yield words("board-straw", name=plain_name(info, player), piles=shown)
        if straw.known[player]:
            known = " ".join(card_sign(pack, card, words) for card in each(straw.known[player]))
            yield "-# " + words("board-known", name=plain_name(info, player), cards=known)
    yield from _calls(info, view, words)


def _calls(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """The declarations made with cards."""
    for call in view.straw.calls if view.straw else ():
        name = plain_name(info, call.player)
        yield "-# " + words("board-called-out", name=name, trick=call.trick, word=call.word)


def _notes(info: TableInfo, view: View, words: Words) -> Iterator[str]:
    """This game's other news."""
    for note in view.notes:
        key = note.key.replace("_", "-")
        yield "-# " + words(f"board-note-{key}", **note_facts(note, info))
