"""Habits of the house at Lombardia tarot: numbers found by playing many thousand deals out."""

from collections.abc import Mapping

from engine.family import CardSense, ExchangeSense, Habits, Sober, club, novice

CARDS = CardSense(master=3.0, trump_kept=0.0, void_soon=0.0)
PLAIN = Habits("plain", cards=CARDS)

HABITS = {
    4: (
        PLAIN,
        club(
            PLAIN,
            leans=0.8,
            cards=CARDS._replace(trump_kept=0.5, void_soon=2.0),
            exchange=ExchangeSense(saved=0.2),
        ),
        novice(PLAIN, leans=4.0, cards=CARDS),
    ),
}

SOBER: Mapping[tuple[int, str], Sober] = {
    (4, "ahead"): Sober(0.03, 0.85),
    (4, "ahead at first"): Sober(-0.1, 0.82),
}
"""Fitted to 600 to 800 deals of each table (`python -m strength.sober`); shifts give or take some
0.1 to 0.2."""
