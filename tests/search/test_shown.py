"""What people have shown in earlier deals makes them known; nothing else does."""

from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

import pytest

from engine import Deal, View, act, observe, open_deal
from search.worlds.discards import with_discards
from search.worlds.likelihood import log_chances_of_bids
from search.worlds.match_history import PastMove, styles_shown
from search.worlds.shown import FLOOR, Shown, in_all
from search.worlds.styles import STYLES
from search.worlds.worlds import World, worlds
from strength.beliefs import likelier, real
from strength.styles import played_in
from tests.laws.playing import RULES, each_table
from tests.laws.test_laws import Table

SLOVENIAN = "slovenian", 4
VIEWER, EARLIER = 0, 4
NAMES = [style.name for style in STYLES]


def moves(table: Table, seed: str, number: int, style: str) -> Iterator[tuple[Deal, PastMove]]:
    """A deal of a club player among people of a style, move by move."""
    rules, chance = RULES[table], Random(seed)
    deal = open_deal(rules, rules.pack.shuffled(chance), number % rules.players)
    while (player := deal.turn) is not None:
        own = "club" if player == VIEWER else style
        made = played_in(own, observe(deal, player), chance)
        yield deal, PastMove(player, made, True)
        deal = act(deal, player, made)


def match(number: int, style: str, deals: int = EARLIER, table: Table = SLOVENIAN) -> Shown:
    """What is shown in some deals."""
    found = []
    for deal in range(deals):
        steps = [*moves(table, f"shown {number} {deal}", deal, style)]
        found.append(styles_shown(steps[0][0], [made for _, made in steps]))
    return in_all(found)


def counts(shown: Shown, style: str) -> float:
    """What a style counts for the others, on average."""
    return fmean(one[NAMES.index(style)] for one in shown[1:] if one)


def test_a_bold_bidder_is_believed_bolder_after_four_deals() -> None:
    bold = [match(number, "bold") for number in range(4)]
    club = [match(number, "club") for number in range(4)]
    for style, others in (("bold", "club"), ("club", "bold")):
        found = {"bold": bold, "club": club}
        own = fmean(counts(one, style) for one in found[style])
        assert own > fmean(counts(one, others) for one in found[style])
        assert own > fmean(counts(one, style) for one in found[others])


@pytest.mark.parametrize("style", ["timid", "club"])
def test_who_is_known_is_understood_better(style: str) -> None:
    """What they bid tells more of their real cards than it did before."""
    gains = []
    for number in range(16):
        shown = match(number, style)
        for deal, made in moves(SLOVENIAN, f"shown {number} now", EARLIER, style):
            view = observe(deal, made.player)
            if made.player == VIEWER and view.phase == "play":
                drawn = [real(deal), *with_discards(view, worlds(view, number, 40))]
                told = [likelier(log_chances_of_bids(view, drawn, known)) for known in ((), shown)]
                gains.append(told[1] - told[0])
                break
    assert len(gains) > 10
    assert fmean(gains) > 0


@each_table([table for table in RULES if table[0] in ("slovenian", "strohmann", "little")])
def test_what_is_shown_is_a_part_of_certainty_by_player_and_style(table: Table) -> None:
    shown = match(1, "random bids", 2, table)
    assert len(shown) == table[1]
    for one in shown:
        assert one == () or (len(one) == len(STYLES) and max(one) == 1 and min(one) >= FLOOR)


def test_what_others_did_on_a_seat_and_cards_played_show_nothing() -> None:
    steps = [*moves(SLOVENIAN, "shown by others", 0, "bold")]
    start, made = steps[0][0], [made for _, made in steps]
    whole = styles_shown(start, made)
    assert all(whole)
    spoken = [one for deal, one in steps if observe(deal, one.player).phase != "play"]
    assert styles_shown(start, spoken) == whole
    without = styles_shown(start, [one._replace(by_person=one.player != 2) for one in made])
    assert without == (*whole[:2], (), *whole[3:])
    assert in_all([without, without])[2] == ()
    assert in_all([]) == ()


def test_cards_of_the_deal_that_is_played_tell_nothing_of_people() -> None:
    """What was shown is weighed with what is said in this deal, and nothing without a word; one's
    own bids, and somebody of whom nothing is known, count as before."""
    for deal, made in moves(SLOVENIAN, "shown now", 0, "club"):
        view = observe(deal, made.player)
        drawn = worlds(view, 1, 5)
        nothing: Shown = ((),) * 4
        own = tuple((1.0, *(FLOOR,) * 7) if who == made.player else () for who in range(4))
        usual = told(view, drawn, ())
        assert told(view, drawn, nothing) == told(view, drawn, own) == usual
        if not any(player != made.player for player, _ in view.bids):
            assert told(view, drawn, match(1, "bold", 1)) == usual == [0.0] * 5
        if view.phase == "play":
            break


def told(view: View, drawn: Sequence[World], shown: Shown) -> list[float]:
    """How well worlds explain what was said."""
    found: list[float] = log_chances_of_bids(view, drawn, shown).tolist()
    return found
