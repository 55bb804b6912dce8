"""How the house plays Strohmann: numbers found by playing many thousand deals out."""

from collections.abc import Mapping

from engine.family import DECLARING, DEFENCE, CardSense, Habits, Sober, club, novice

CARDS = CardSense(master=3.0, eager=0.9)
PLAIN = Habits("plain", cards=CARDS)

HABITS = {
    2: (PLAIN, club(PLAIN, cards=CARDS._replace(eager=0.7, steep=0.5)), novice(PLAIN, CARDS)),
}

SOBER: Mapping[tuple[int, str], Sober] = {
    (2, f"{DECLARING} at first"): Sober(0.65, 1.0),
    (2, DEFENCE): Sober(-0.6, 0.7),
    (2, "ahead"): Sober(0.0, 0.65),
}
"""Fitted to some 60 deals (`python -m strength.sober`), shifts give or take 0.4: defenders were
told 39 % and won 30 % ± 9, and whoever was told to end ahead was told so too surely."""
