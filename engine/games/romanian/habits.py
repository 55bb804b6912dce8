"""Habits of the house at Romanian tarok and Taper: numbers found by playing deals out."""

from collections.abc import Mapping

from engine.family import (
    ALONE,
    DECLARING,
    DEFENCE,
    PARTNER,
    USUAL,
    ExchangeSense,
    Habits,
    Need,
    Odds,
    Prospect,
    Prospects,
    Sober,
    club,
    novice,
)

FREE = Need()
"""A statement without cost or risk."""
FOOL, A_KING = Need("fool"), Need(one_of="kings")
LAST, MANY = Need(trumps=6, tops=1), Need(trumps=8, tops=1)
"""The holdings with which the claim of winning the last trick is doubled: with four players, and
with three."""

FOUR = Habits(
    "plain",
    prospects=Prospects(
        {
            (PARTNER, 3): Prospect(30.5, 0.77, 9.9, 0.6, 0.3),
            (PARTNER, 2): Prospect(29.5, 0.79, 9.9, 0.6, 0.6),
            (PARTNER, 1): Prospect(26.7, 0.81, 9.9, 0.65, 1.6),
            (PARTNER, 0): Prospect(24.2, 0.83, 11.4, 0.8),
        }
    ),
    promises={
        "taroks": FREE,
        "trula": Need("trula", trumps=4),
        "pagat": Need("pagat", trumps=10, tops=1),
    },
    doubts={"trula": FOOL, "valat": FOOL, "kings": A_KING, "pagat": LAST, "king": LAST},
    doubted=3.2,
    sure={PARTNER: 30.0},
)
THREE = Habits(
    "plain",
    prospects=Prospects(
        {
            (ALONE, 3): Prospect(17.4, 0.95, 7.2, 0.55, 0.2),
            (ALONE, 2): Prospect(11.5, 1.10, 6.8, 0.55, 0.2),
            (ALONE, 1): Prospect(6.3, 1.17, 6.5, 0.6, 0.4),
            (ALONE, 0): Prospect(-1.2, 1.26, 6.6, 0.7),
        },
        needed=34,
    ),
    promises={
        "taroks": FREE,
        "trula": Need("trula", trumps=6),
        "pagat": Need("pagat", trumps=11, tops=1),
    },
    doubts={**FOUR.doubts, "pagat": MANY, "king": MANY},
    doubted=4.0,
    sure={ALONE: 36.0},
)

LETS_THE_PAGAT_GO = USUAL._replace(pagat_kept=1.0, pagat_dies=8.0, pagat_hurry=2.0)

HABITS = {
    4: (
        FOUR,
        club(FOUR, leans=0.0, dare=0.75, cards=LETS_THE_PAGAT_GO),
        novice(FOUR, leans=4.0),
    ),
    3: (
        THREE,
        club(
            THREE, leans=0.4, dare=0.58, cards=LETS_THE_PAGAT_GO, exchange=ExchangeSense(void=1.5)
        ),
        novice(THREE, leans=4.0),
    ),
}

SOBER: Mapping[tuple[int, str], Sober] = {
    (4, DECLARING): Sober(0.3, 1.09),
    (4, f"{DECLARING} at first"): Sober(0.6, 1.09),
    (4, DEFENCE): Sober(-0.13, 0.99),
    (4, f"{DEFENCE} at first"): Sober(-0.5, 0.94),
    (4, "bonus"): Sober(-0.28, 0.78),
    (4, "kontra"): Sober(-0.75, 0.95),
    (3, DECLARING): Sober(0.12, 0.94),
    (3, f"{DECLARING} at first"): Sober(0.36, 0.93),
    (3, DEFENCE): Sober(-0.92, 0.81),
    (3, f"{DEFENCE} at first"): Sober(-1.09, 0.72),
    (3, "bid"): Sober(0.25, 1.0),
    (3, "bonus"): Sober(-0.5, 1.0),
    (3, "kontra"): Sober(-1.26, 0.69),
}
"""Fitted to 600 to 800 deals of each table, and moved to fit 380 more (`python -m strength.sober`);
shifts give or take some 0.1 to 0.2."""

TREI, DOI, UNU = Odds(-3.98, 0.215), Odds(-5.5, 0.267), Odds(-7.12, 0.305)
DOI_OF_FOUR, UNU_OF_FOUR = Odds(-1.25, 0.129), Odds(-1.64, 0.143)

ALIKE: Mapping[tuple[int, str], Odds] = {
    **{(3, f"trei{n}"): TREI for n in (1, 2)},
    **{(3, f"doi{n}"): DOI for n in (1, 2, 3)},
    **{(3, f"unu{n}"): UNU for n in range(1, 7)},
    (3, "solo"): Odds(-8.91, 0.325),
    **{(4, f"doi{n}"): DOI_OF_FOUR for n in (1, 2, 3)},
    **{(4, f"unu{n}"): UNU_OF_FOUR for n in range(1, 7)},
    (4, "solo"): Odds(-1.69, 0.124),
}
"""Fitted to the first bids of 20,000 random deals of each table (`python -m strength.alike`);
forecast and outcome differ by 6 in a hundred at most, where there were many."""
