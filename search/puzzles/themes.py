"""The themes of puzzles: from the moves and the position, never from a guess."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine import Action, Bid, Call, Cards, Kontra, Lay, Play, Say, Take, View, each, union
from engine.cards import NONE
from search.explain.nudges import DEAR, Reason
from search.judging.exact_endings import late

MAX_THEMES = 3
WON_PERCENT = 80
"""The share of games that go the solver's way from which a move is said to win the game."""


@dataclass(frozen=True)
class Choice:
    """The best move of a puzzle beside the wrong ones."""

    view: View
    best: Action
    wrong: Sequence[Action]
    """The best of them first."""
    reasons: Sequence[Reason]
    """For the best move and against the best wrong one."""

    @property
    def card(self) -> Cards:
        """The card of the best move; ``NONE`` for a move that plays none."""
        return self.best.card if isinstance(self.best, Play) else NONE

    @property
    def wrong_cards(self) -> Cards:
        """The cards that are wrong."""
        return union(move.card for move in self.wrong if isinstance(move, Play))

    def parts(self, cards: Cards) -> bool:
        """Whether it is right to play one of these cards and wrong to keep them, or the reverse."""
        return bool(self.card & cards) != bool(self.wrong_cards & cards)


def _draw(choice: Choice) -> bool:
    """Whether a tarok is to be led, and no suit, or the reverse."""
    view, trumps = choice.view, choice.view.rules.pack.trumps
    if view.trick or not choice.card:
        return False
    return bool(choice.wrong_cards & (~trumps if choice.card & trumps else trumps))


def _pagat(choice: Choice) -> bool:
    """Whether the pagat is to be played now, or not."""
    return choice.parts(choice.view.rules.pagat)


def _mond(choice: Choice) -> bool:
    """Whether the Mond is to be played now, or not, with the Škis still out."""
    view = choice.view
    return choice.parts(view.rules.mond) and not view.rules.fool & (
        view.hand | view.played | view.laid
    )


def _hold(choice: Choice) -> bool:
    """Whether a king is better kept."""
    kings = choice.view.rules.kings
    return bool(choice.card and choice.wrong_cards & kings) and not choice.card & kings


def _feed(choice: Choice) -> bool:
    """Whether a trick of the solver's own side is given points."""
    view, contract = choice.view, choice.view.contract
    if not view.trick or contract is None or not choice.card:
        return False
    leader = view.order.index(view.leader) if view.leader in view.order else 0
    winning = view.trick.index(contract.winner(view.trick))
    winner = view.order[(leader + winning) % len(view.order)]
    value = view.rules.pack.value_of
    less = any(value[card] < value[choice.card] for card in each(choice.wrong_cards))
    return winner in view.own_side and value[choice.card] >= DEAR and less


def _count(choice: Choice) -> bool:
    """Whether the move wins a game that the other one loses."""
    shares = [reason.facts for reason in choice.reasons if reason.key == "game"]
    return any(int(facts["share"]) - int(facts["other"]) >= WON_PERCENT for facts in shares)


BEFORE_PLAY: dict[str, tuple[type[Action], ...]] = {
    "bid": (Bid,),
    "king": (Call,),
    "discard": (Take, Lay),
    "kontra": (Kontra, Say),
}
"""By theme the kinds of moves before the play that it is about."""


def _before_play(theme: str) -> Callable[[Choice], bool]:
    """Whether one of both moves is of a theme's kinds, and no card is played."""
    kinds = BEFORE_PLAY[theme]
    return lambda choice: (
        not choice.card and any(isinstance(move, kinds) for move in (choice.best, choice.wrong[0]))
    )


THEMES: dict[str, Callable[[Choice], bool]] = {
    "pagat": _pagat,
    "mond": _mond,
    "count": _count,
    "feed": _feed,
    "draw": _draw,
    "hold": _hold,
    **{theme: _before_play(theme) for theme in BEFORE_PLAY},
    "endgame": lambda choice: late(choice.view),
}
"""By key whether a choice is about it; the most telling one first."""


def themes_of(choice: Choice) -> tuple[str, ...]:
    """The themes of a choice, at most ``MAX_THEMES``; empty: it is about none of them."""
    return tuple(key for key, fits in THEMES.items() if fits(choice))[:MAX_THEMES]
