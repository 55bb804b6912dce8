"""Profiles and leaderboards without a store."""

from dataclasses import replace

from bot.careers.ratings import Rating
from bot.careers.records import ALL_TIME, Extreme, LeaderboardRow
from bot.careers.service import CareerRequest, Leaderboard, Profile, Record

MONTHS = (202611, 202610)
PEOPLE = Record(
    deals=120, total=1032, squares=108_000, declared=45, made=31,
    best=Extreme(185, 7, 3), worst=Extreme(-170, 9, 12), matches=12, won=5,
)  # fmt: skip
HOUSE = Record(
    deals=1, total=-35, squares=1225, best=Extreme(-35, 11, 1), worst=Extreme(-35, 11, 1)
)
COURSE = (240, 275, 275, 205, 345, 345, 300, 485, 315, 350, 1032)

NOBODY = Profile(
    user=11, name="Ana", request=CareerRequest("slovenian"), played=False,
    people=Record(), house=Record(),
    rating=None, courses=((), ()), games=(), months=MONTHS[:1],
)  # fmt: skip
REGULAR = replace(
    NOBODY,
    played=True,
    people=PEOPLE,
    house=HOUSE,
    rating=Rating(1612.4, 42.3),
    courses=(COURSE, (0, -35)),
    games=("slovenian", "taper"),
    months=MONTHS,
)
"""A person who has played much with others, and once with the house."""


ALL_GAMES = replace(
    REGULAR,
    request=CareerRequest(""),
    rating=None,
    courses=((), ()),
    by_game=(("slovenian", PEOPLE), ("taper", HOUSE)),
)
"""The profile of all games together."""


def profiles(name: str = "Ana", game: str = "slovenian") -> tuple[Profile, ...]:
    """Profiles of people who have played never, not in a month, in one company, and in both."""
    career = replace(REGULAR, name=name, request=CareerRequest(game))
    return (
        replace(NOBODY, name=name, request=CareerRequest(game)),
        replace(
            NOBODY, name=name, played=True, request=CareerRequest(game, 0, MONTHS[1]), months=MONTHS
        ),
        replace(
            career, house=Record(), courses=(COURSE, ()), request=CareerRequest(game, 0, MONTHS[0])
        ),
        replace(career, people=Record(), rating=None, courses=((), (0, -35))),
        career,
        replace(ALL_GAMES, name=name),
    )


def leaderboard_row(rank: int, name: str, user: int, rating: Rating | None) -> LeaderboardRow:
    return LeaderboardRow(rank, rank, user, name, rating, matches=12, won=5, deals=144, total=1234)


def leaders(
    name: str = "Ana", game: str = "slovenian", month: int = ALL_TIME, number: int = 3
) -> Leaderboard:
    """A page of a leaderboard whose reader has the second place."""
    rows = tuple(
        leaderboard_row(rank, f"{name} {rank}", 10 + rank, Rating(1700 - 60 * rank, 40 + 9 * rank))
        for rank in range(1, number + 1)
    )
    return Leaderboard(
        request=CareerRequest(game, 0, month), page=0, pages=3, rows=rows, own_row=None, user=12,
        months=MONTHS,
    )  # fmt: skip
