"""The greedy player, who sees no further than the trick on the table."""

from random import Random

import pytest

from engine import encode, observe, read
from strength.players import PLAYERS
from tests.engine.marked_decisions import marked_decision

WANTED = {
    "gives_the_trick_up": "play:T18",  # the only card that wins
    "trump_before_pagat": "play:T1",  # both win now, this one has more points
    "mond_on_eleven": "play:T21",  # as good as the Fool, and lower
    "fool_before_pagat_declarer": "play:F",  # the pagat would be lost
}


@pytest.mark.parametrize("name", WANTED)
def test_greedy_takes_what_it_can(name: str) -> None:
    deal = read("\n".join(marked_decision(name)[0])).live
    assert deal is not None and deal.turn is not None
    action = PLAYERS["greedy"](observe(deal, deal.turn), Random(1))
    assert encode(deal.rules.pack, action) == WANTED[name]
