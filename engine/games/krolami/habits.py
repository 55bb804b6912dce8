"""Habits of the house at Taroki z królami: numbers found by playing many thousand deals out."""

from collections.abc import Mapping

from engine.family import (
    ALONE,
    DECLARING,
    DEFENCE,
    PARTNER,
    ExchangeSense,
    Habits,
    Need,
    Prospect,
    Prospects,
    Sober,
    club,
    novice,
)

LAST = Need(trumps=6, tops=1)
"""The holding with which the claim of winning the last trick is doubled."""

FOUR = Habits(
    "plain",
    worth=0.15,
    prospects=Prospects(
        {
            (PARTNER, 3): Prospect(27.1, 0.77, 9.7, 0.55),
            (PARTNER, 2): Prospect(24.8, 0.80, 9.4, 0.55),
            (PARTNER, 1): Prospect(22.1, 0.82, 9.2, 0.67),
            (PARTNER, 0): Prospect(18.5, 0.84, 9.5, 0.65),
            # Without a partner: those of Slovenian solos.
            (ALONE, 3): Prospect(10.8, 1.06, 7.6),
            (ALONE, 2): Prospect(5.5, 1.15, 7.4),
            (ALONE, 1): Prospect(-0.1, 1.21, 7.1),
        }
    ),
    promises={
        "taroks": Need(),
        "trul": Need("trula", trumps=4),
        "kings": Need("kings", trumps=8, tops=1),
        "pagat_ultimo": Need("pagat", trumps=9, tops=2),
    },
    doubts={
        "trul": Need("fool"),
        "kings": Need(one_of="kings"),
        "pagat_ultimo": LAST,
        "king_ultimo": LAST,
    },
    doubted=2.8,
    sure={PARTNER: 31.0},
)

HABITS = {
    4: (
        FOUR,
        club(FOUR, leans=0.4, exchange=ExchangeSense(single=-0.75, guarded=1.5)),
        novice(FOUR, leans=4.0),
    ),
}

SOBER: Mapping[tuple[int, str], Sober] = {
    (4, DECLARING): Sober(0.45, 0.91),
    (4, f"{DECLARING} at first"): Sober(0.67, 0.79),
    (4, DEFENCE): Sober(-0.49, 0.81),
    (4, f"{DEFENCE} at first"): Sober(-0.7, 0.86),
    (4, "bid"): Sober(0.07, 0.95),
    (4, "bonus"): Sober(0.12, 0.96),
    (4, "kontra"): Sober(-0.68, 0.5),
}
"""Fitted to 1,200 deals (`python -m strength.sober`); shifts give or take 0.1."""
