"""Earlier deals of a match, and nothing else, make people's styles known."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

import pytest

from engine import Deal, View, act, observe, open_deal
from search.worlds.discards import with_discards
from search.worlds.likelihood import log_chances_of_bids
from search.worlds.match_history import PastMove, styles_shown
from search.worlds.shown import FLOOR, StyleWeights, combine_evidence
from search.worlds.styles import STYLES
from search.worlds.worlds import World, worlds
from strength.beliefs import likelier, real
from strength.styles import played_in
from tests.laws.playing import RULES, Table, each_table

SLOVENIAN = "slovenian", 4
VIEWER, EARLIER = 0, 4
NAMES = [style.name for style in STYLES]


def moves(table: Table, seed: str, number: int, style: str) -> Iterator[tuple[Deal, PastMove]]:
    """A deal of a club player among people of a style, move by move."""
    rules, chance = RULES[table], Random(seed)
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    while (player := deal.turn) is not None:
        habits = "club" if player == VIEWER else style
        action = played_in(habits, observe(deal, player), chance)
        yield deal, PastMove(player, action, True)
        deal = act(deal, player, action)


def match(number: int, style: str, deals: int = EARLIER, table: Table = SLOVENIAN) -> StyleWeights:
    """The styles shown in some deals."""
    styles = []
    for deal in range(deals):
        steps = [*moves(table, f"shown {number} {deal}", deal, style)]
        styles.append(styles_shown(steps[0][0], [made for _, made in steps]))
    return combine_evidence(styles)


def counts(shown: StyleWeights, style: str) -> float:
    """The average weight of a style for the others."""
    return fmean(weights[NAMES.index(style)] for weights in shown[1:] if weights)


def test_bold_bidder_is_believed_bolder_after_four_deals() -> None:
    bold = [match(number, "bold") for number in range(4)]
    club = [match(number, "club") for number in range(4)]
    for style, others in (("bold", "club"), ("club", "bold")):
        matches = {"bold": bold, "club": club}
        belief = fmean(counts(item, style) for item in matches[style])
        assert belief > fmean(counts(item, others) for item in matches[style])
        assert belief > fmean(counts(item, style) for item in matches[others])


@pytest.mark.parametrize("style", ["timid", "club"])
def test_known_style_improves_the_worlds(style: str) -> None:
    """Their bids are better evidence of their real cards than before."""
    gains = []
    for number in range(16):
        shown = match(number, style)
        for deal, action in moves(SLOVENIAN, f"shown {number} now", EARLIER, style):
            view = observe(deal, action.player)
            if action.player == VIEWER and view.phase == "play":
                drawn = [real(deal), *with_discards(view, worlds(view, number, 40))]
                measured = [
                    likelier(log_chances_of_bids(view, drawn, known)) for known in ((), shown)
                ]
                gains.append(measured[1] - measured[0])
                break
    assert len(gains) > 10
    assert fmean(gains) > 0


@each_table([table for table in RULES if table[0] in ("slovenian", "strohmann", "little")])
def test_shown_styles_are_weights_up_to_one(table: Table) -> None:
    shown = match(1, "random bids", 2, table)
    assert len(shown) == table[1]
    for weights in shown:
        assert weights == () or (
            len(weights) == len(STYLES) and max(weights) == 1 and min(weights) >= FLOOR
        )


def test_substitutes_and_cards_played_show_no_style() -> None:
    steps = [*moves(SLOVENIAN, "shown by others", 0, "bold")]
    start, actions = steps[0][0], [actions for _, actions in steps]
    whole = styles_shown(start, actions)
    assert all(whole)
    spoken = [move for deal, move in steps if observe(deal, move.player).phase != "play"]
    assert styles_shown(start, spoken) == whole
    without = styles_shown(start, [move._replace(by_person=move.player != 2) for move in actions])
    assert without == (*whole[:2], (), *whole[3:])
    assert combine_evidence([without, without])[2] == ()
    assert combine_evidence([]) == ()


def test_current_deal_shows_no_style() -> None:
    """Shown styles are weighed with the statements in this deal, and alone change nothing.

    One's own bids, and a player of whom nothing is known, count as before.
    """
    for deal, move in moves(SLOVENIAN, "shown now", 0, "club"):
        view = observe(deal, move.player)
        drawn = worlds(view, 1, 5)
        nothing: StyleWeights = ((),) * 4
        styles = tuple((1.0, *(FLOOR,) * 7) if player == move.player else () for player in range(4))
        usual = bid_weights(view, drawn, ())
        assert bid_weights(view, drawn, nothing) == bid_weights(view, drawn, styles) == usual
        if not any(player != move.player for player, _ in view.bids):
            assert bid_weights(view, drawn, match(1, "bold", 1)) == usual == [0.0] * 5
        if view.phase == "play":
            break


def bid_weights(view: View, drawn: Sequence[World], shown: StyleWeights) -> list[float]:
    """The fit of worlds to the statements."""
    weights: list[float] = log_chances_of_bids(view, drawn, shown).tolist()
    return weights
