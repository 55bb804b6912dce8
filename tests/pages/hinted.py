"""Hints as the search gives them, to be drawn."""

from search.telling.nudges import Hint, Told, Tried

BY_CARDS = Hint(
    Told("lead-void", {"suit": "C", "players": "1 3", "number": 2}),
    "play:D3",
    tuple(
        Tried(f"play:{code}", value, 1.4)
        for code, value in (("D3", 6.1), ("T20", 2.44), ("T2", -3))
    ),
    (
        Told("close", {"moves": "play:T20 play:T2"}),
        Told("trumped", {"card": "D3", "share": 58}),
        Told("game", {"share": 71, "other": 64, "move": "play:T20"}),
        Told("bonus", {"bonus": "pagat_ultimo", "tenths": 13, "move": "play:T20"}),
    ),
    200,
)
BY_THUMB = Hint(
    Told("hand", {"trumps": 5, "usual": 5, "kings": 1, "honours": 2, "cards": "T21 F"}),
    "bid:two",
    (),
    (
        Told("thumb-hand", {}),
        Told("bid-made", {"share": 43, "times": 93}),
        Told("counted-against", {}),
    ),
    90,
)
BY_SAYING = Hint(
    Told("said", {"trumps": 5, "usual": 5, "kings": 1, "honours": 1, "cards": "T1"}),
    "pass",
    tuple(
        Tried(code, value, 5.3)
        for code, value in (("pass", 20.8), ("say:pagat_ultimo", 37.2), ("say:kings", 1.9))
    ),
    (
        Told("held-back", {"moves": "say:pagat_ultimo"}),
        Told("bonus-made", {"bonus": "pagat_ultimo", "share": 71}),
        Told("bonus-said", {"bonus": "pagat_ultimo", "signed": 152}),
    ),
    60,
)
