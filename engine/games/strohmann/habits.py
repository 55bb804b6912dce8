"""Habits of the house at Strohmann: numbers found by playing many thousand deals out."""

from collections.abc import Mapping

from engine.family import DECLARING, DEFENCE, CardSense, Habits, Odds, Sober, club, novice

CARDS = CardSense(master=3.0, eager=0.9)
PLAIN = Habits("plain", cards=CARDS)

HABITS = {
    2: (
        PLAIN,
        club(PLAIN, leans=0.4, cards=CARDS._replace(eager=0.7, steep=0.5)),
        novice(PLAIN, leans=4.0, cards=CARDS),
    ),
}

SOBER: Mapping[tuple[int, str], Sober] = {
    (2, DECLARING): Sober(0.13, 0.9),
    (2, DEFENCE): Sober(-0.13, 0.87),
    (2, f"{DEFENCE} at first"): Sober(-0.29, 1.02),
    (2, "ahead"): Sober(0.34, 0.94),
    (2, "ahead at first"): Sober(0.4, 0.88),
    (2, "bid"): Sober(0.18, 1.0),
}
"""Fitted to 600 to 800 deals of each table, and moved to fit 380 more (`python -m strength.sober`);
shifts give or take some 0.1 to 0.2."""

ALIKE: Mapping[tuple[int, str], Odds] = {(2, "take"): Odds(-2.87, 0.138)}
"""Fitted to the first bids of 20,000 random deals of each table (`python -m strength.alike`);
forecast and outcome differ by 6 in a hundred at most, where there were many."""
