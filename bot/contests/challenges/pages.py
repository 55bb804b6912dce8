"""Challenges: two people play the same deals.

What everybody sees of one, what the two see, and their earlier ones.
"""

from collections.abc import Iterator, Sequence

from bot.contests.challenges.results import ChallengeSide, are_apart, result_of
from bot.contests.challenges.rows import Counts, StoredChallenge
from bot.contests.challenges.service import ANSWER_SECONDS, Challenge, PastChallenge
from bot.contests.core.pages import LEFT_MARK, cards_line, game_of
from bot.contests.core.points_ahead import ranks_by_lead
from bot.contests.core.rows import Try
from bot.deals.wording.seat_names import listed_names
from bot.deals.wording.words import code_block, plain, signed, without_markdown
from bot.kit.figures import tenths
from bot.kit.l10n import Words
from bot.kit.page import Button, Page, Row, Text, page, rows
from bot.kit.text import aligned, join_sentences, short

DUEL = "duel"
"""Begins the ids of controls that lead to a challenge: the wish, and a number."""
ACCEPT, DECLINE, WITHDRAW, SHOW, PLAY = "accept", "decline", "withdraw", "show", "play"
TRY, AGAIN, PAST = "try", "again", "past"
"""Wishes; the number is the challenge's, with ``TRY`` the try's."""
MAX_PAST = 25
"""Earlier challenges that are listed, of all that are counted."""
NAME_WIDTH = 16
NOTHING, UNDER_WAY, HIDDEN = "–", "…", "?"


def control(wish: str, number: int) -> str:
    """The custom_id of a control."""
    return f"{DUEL}:{wish}:{number}"


def _button(wish: str, challenge_id: int, words: Words, *, chief: bool = False) -> Button:
    label = words(f"challenge-{wish}")
    return Button(control(wish, challenge_id), label, "primary" if chief else "secondary")


def name_of(side: ChallengeSide, words: Words) -> str:
    """The name of a side, or a mention if it has none."""
    return _mention_name(side.user, side.name, words)


def _mention_name(user: int | None, name: str, words: Words) -> str:
    """Name a player for readers in any server: by the global name, else by a mention."""
    if user is None:
        return words("former-player")
    return plain(name) or f"<@{user}>"


def _heading(side: ChallengeSide, words: Words) -> str:
    """The name of a side, short enough for the head of a column."""
    name = words("former-player") if side.user is None else side.name or words("others-player")
    return short(without_markdown(name), NAME_WIDTH)


def _game(stored: StoredChallenge, words: Words) -> str:
    """The game, the number of deals, and how the challenge is decided."""
    game = words("challenge-game", game=game_of(stored, words), deals=stored.deals)
    return f"{game} · {words(f'challenge-by-{stored.counts}')}"


def _deadline_line(at: int, words: Words) -> str:
    """When it closes, and what happens to unfinished deals."""
    return words("challenge-until", at=str(at))


# For everybody in the channel ---------------------------------------------------------------------


def challenge_page(stored: StoredChallenge, words: Words, *, unjudged: bool) -> Page:
    """The public page of a new challenge, which notifies the opponent.

    ``unjudged``: mistakes were asked for, and points decide as this bot cannot judge them.
    """
    opponent = stored.opponent or 0
    name = _mention_name(stored.challenger, stored.challenger_name, words)
    facts = {"name": name, "other": f"<@{opponent}>"}
    lines = [words("challenge-asks", **facts), f"**{_game(stored, words)}**"]
    ahead = ranks_by_lead(stored.variant, stored.players)
    lines += [f"-# {line}" for line in _how_decided(stored, words, ahead=ahead, unjudged=unjudged)]
    lines.append(f"-# {words('challenge-rules', at=str(stored.asked_at + ANSWER_SECONDS))}")
    buttons = (
        Button(control(ACCEPT, stored.id), words("challenge-accept"), "success"),
        _button(DECLINE, stored.id, words),
        _button(WITHDRAW, stored.id, words),
    )
    return page(Text("\n".join(lines)), Row(buttons), pings=(opponent,) if opponent else ())


def _rule(counts: Counts, *, ahead: bool) -> str:
    """The rule by which somebody wins; ``ahead``: whether leads are compared."""
    return "ahead" if ahead and counts == "points" else counts


def _how_decided(
    stored: StoredChallenge, words: Words, *, ahead: bool, unjudged: bool
) -> Iterator[str]:
    """Explain who wins, and how decisions are judged."""
    yield words(f"challenge-wins-{_rule(stored.counts, ahead=ahead)}")
    if stored.counts == "cost":
        what = words("challenge-what-cost")
        yield join_sentences(words, what, words("others-counted")) if ahead else what
    if unjudged:
        yield words("challenge-nobody-judges")


def answered_page(challenge: Challenge | None, words: Words) -> Page:
    """The public page of an answered challenge; None: both people have asked to be forgotten."""
    if challenge is None:
        return page(Text(words("challenge-off")))
    stored, contest = challenge.stored, challenge.contest
    if challenge.lapsed:
        return page(Text(words("challenge-off-lapsed")))
    if contest is None:
        return page(Text(words("challenge-off")))
    names = stored.challenger_name, stored.opponent_name
    challenger, opponent = listed_names(names) if all(names) else names
    facts = {
        "name": _mention_name(stored.challenger, challenger, words),
        "other": _mention_name(stored.opponent, opponent, words),
    }
    lines = [words("challenge-on", **facts), f"**{_game(stored, words)}**"]
    rule = _rule(stored.counts, ahead=contest.ahead)
    lines.append(f"-# {words(f'challenge-wins-{rule}')}")
    lines.append(f"-# {_deadline_line(contest.closes, words)}")
    return page(Text("\n".join(lines)), Row((_button(SHOW, stored.id, words, chief=True),)))


# For the two --------------------------------------------------------------------------------------


def decision_notice(challenge: Challenge, words: Words) -> Page:
    """Tells one of the two, in a direct message, that a challenge is decided."""
    row = Row((_button(SHOW, challenge.id, words, chief=True),))
    lines = _head(challenge, words)
    if _compares_leads(challenge) and _is_by_points(challenge):
        lines.append(f"-# {words('others-counted')}")
    return page(Text("\n".join(lines)), row)


def acceptance_notice(challenge: Challenge, words: Words) -> Page:
    """Tells the challenger, in a direct message, that it was accepted."""
    stored, contest = challenge.stored, challenge.contest
    assert contest is not None
    other = name_of(challenge.other, words)
    lines = [*_title(challenge, words), words("challenge-accepted", name=other)]
    lines.append(f"-# {_deadline_line(contest.closes, words)}")
    return page(Text("\n".join(lines)), Row((_button(SHOW, stored.id, words, chief=True),)))


def lapse_notice(challenge: Challenge, words: Words) -> Page:
    """Tells the challenger, in a direct message, that it was not answered in time."""
    other = name_of(challenge.other, words)
    lines = [*_title(challenge, words), words("challenge-unanswered", name=other)]
    return page(Text("\n".join(lines)))


def _head(challenge: Challenge, words: Words) -> list[str]:
    """The title of a challenge, and its state."""
    other = name_of(challenge.other, words)
    return [*_title(challenge, words), *_state(challenge, other, words)]


def _compares_leads(challenge: Challenge) -> bool:
    """Whether results are leads over the table, which its page explains."""
    return challenge.contest is not None and challenge.contest.ahead


def _is_by_points(challenge: Challenge) -> bool:
    """Whether both have played, and points decided."""
    mine, theirs = challenge.own.played, challenge.other.played
    is_played = challenge.result != "void" and mine.finished == theirs.finished
    return is_played and not are_apart(mine, theirs, challenge.stored.cost_error)


def _title(challenge: Challenge, words: Words) -> tuple[str, str]:
    """The opponent, and the game."""
    other = name_of(challenge.other, words)
    game = _game(challenge.stored, words)
    return f"### {words('challenge-against', name=other)}", f"**{game}**"


def standing_page(challenge: Challenge, words: Words, *, alone: bool = False) -> Page:
    """How a challenge stands for its reader. ``alone``: nobody else reads there."""
    lines = _head(challenge, words)
    buttons = tuple(_action_buttons(challenge, words, alone=alone))
    if challenge.contest is None:
        return page(Text("\n".join(lines)), *rows(buttons))
    lines.append(_table(challenge, words))
    lines.append(f"-# {cards_line(challenge.contest, words, opened=challenge.over)}")
    tries = [
        attempt
        for attempt in challenge.own.tries
        if attempt is not None and attempt.points is not None
    ]
    deal_buttons = (
        Button(control(TRY, attempt.entry), words("challenge-deal", deal=attempt.deal + 1))
        for attempt in tries
    )
    return page(Text("\n".join(lines)), *rows(deal_buttons), *rows(buttons))


def _state(challenge: Challenge, other: str, words: Words) -> Iterator[str]:
    """How it stands, in sentences."""
    contest = challenge.contest
    if contest is None:
        at = challenge.stored.asked_at + ANSWER_SECONDS
        yield words(f"challenge-state-{_unplayed_state_key(challenge)}", name=other, at=str(at))
    elif challenge.over:
        yield from _result(challenge, other, words)
    elif challenge.judging:
        yield words("challenge-judging", at=str(challenge.judged_by))
    else:
        unjudged = challenge.stored.counts == "cost" and not challenge.judges
        yield from _how_decided(challenge.stored, words, ahead=contest.ahead, unjudged=unjudged)
        yield _deadline_line(contest.closes, words)
        number, deals = challenge.other.finished, challenge.stored.deals
        yield words("challenge-progress", name=other, number=number, deals=deals)


def _result(challenge: Challenge, other: str, words: Words) -> Iterator[str]:
    """Its result, and what decided it."""
    own_total, theirs, result = challenge.own, challenge.other, challenge.result
    if result == "void":
        yield words("challenge-result-void")
        return
    if own_total.finished != theirs.finished:
        yield words(f"challenge-unplayed-{result}", name=other)
        return
    error = challenge.stored.cost_error
    costs = {"own": _cost(own_total.cost, words), "other": _cost(theirs.cost, words)}
    if are_apart(own_total.played, theirs.played, error):
        yield words(f"challenge-cost-{result}", name=other, **costs)
        if error:
            yield f"-# {words('challenge-error', error=_cost(error, words))}"
        return
    if own_total.cost is not None and error:
        yield words("challenge-too-close", name=other, error=_cost(error, words), **costs)
    elif own_total.cost is not None:
        yield words("challenge-level", cost=_cost(own_total.cost, words))
    elif challenge.stored.counts == "cost":
        yield words("challenge-unjudged")
    facts = {"own": signed(own_total.points), "other": signed(theirs.points), "name": other}
    yield words(f"challenge-result-{result}", **facts)


def _cost(cost: int | None, words: Words) -> str:
    """The cost of decisions, kept in tenths."""
    return NOTHING if cost is None else tenths(cost / 10, words)


def _unplayed_state_key(challenge: Challenge) -> str:
    """The key of the sentence for an unplayed one."""
    return "mine" if challenge.mine and challenge.state == "asked" else challenge.state


def _table(challenge: Challenge, words: Words) -> str:
    """A table of both players' results by deal; the opponent's stay hidden until it is over."""
    names = words("challenge-you"), _heading(challenge.other, words)
    table_rows: list[tuple[str, ...]] = [("", *names)]
    for deal, (own_points, other) in enumerate(
        zip(challenge.own.tries, challenge.other.tries, strict=True), 1
    ):
        mine, theirs = (
            _deal_result(attempt, *side.costs[deal - 1 : deal], words=words)
            for side, attempt in ((challenge.own, own_points), (challenge.other, other))
        )
        table_rows.append((str(deal), mine, theirs if challenge.over else HIDDEN))
    if challenge.over:
        table_rows.append(("Σ", *(_sum(side, words) for side in (challenge.own, challenge.other))))
    lines = [code_block(aligned(table_rows)), *_captions(challenge, words)]
    return "\n".join(lines)


def _captions(challenge: Challenge, words: Words) -> Iterator[str]:
    """Explain the figures and marks of the table."""
    ahead = _compares_leads(challenge)
    if challenge.own.cost is not None:
        yield f"-# {words('challenge-table-ahead' if ahead else 'challenge-table')}"
    if ahead and (challenge.over or challenge.judging):  # until then it says who wins
        yield f"-# {words('others-counted')}"
    sides = (challenge.own, challenge.other) if challenge.over else (challenge.own,)
    if any(attempt is not None and attempt.by_house for side in sides for attempt in side.tries):
        yield f"-# {words('contest-left')}"


def _deal_result(attempt: Try | None, cost: int | None = None, *, words: Words) -> str:
    """The result of a deal, with the costs first if they decided."""
    if attempt is None or attempt.points is None:
        return NOTHING if attempt is None else UNDER_WAY
    points = signed(result_of(attempt)) + (LEFT_MARK if attempt.by_house else "")
    return points if cost is None else f"{_cost(cost, words)} ({points})"


def _sum(side: ChallengeSide, words: Words) -> str:
    points = signed(side.points)
    return points if side.cost is None else f"{_cost(side.cost, words)} ({points})"


def _action_buttons(challenge: Challenge, words: Words, *, alone: bool) -> Iterator[Button]:
    """The buttons for what the reader can do next."""
    number, state = challenge.id, challenge.state
    if state == "asked" and challenge.mine:
        yield _button(WITHDRAW, number, words)
    elif state == "asked":
        yield Button(control(ACCEPT, number), words("challenge-accept"), "success")
        yield _button(DECLINE, number, words)
    if state == "accepted" and not challenge.over:
        if not challenge.judging and challenge.own.finished < challenge.stored.deals:
            yield _button(PLAY, number, words, chief=True)
    elif challenge.other.user is not None and state != "asked" and not alone:
        yield _button(AGAIN, number, words, chief=True)
    if state == "accepted":
        yield Button(control(SHOW, number), words("hand-refresh"))
        yield _button(PAST, number, words)


def list_page(challenges: Sequence[Challenge], words: Words) -> Page:
    """List a user's challenges."""
    lines, names = [f"### {words('challenge-list')}"], _opponents(challenges)
    for number, challenge in enumerate(challenges, 1):
        user, game = challenge.other.user, _game(challenge.stored, words)
        name = _mention_name(user, names.get(user, "") if challenge.other.name else "", words)
        state = words(f"challenge-is-{_list_state(challenge)}")
        lines.append(words("challenge-line", number=number, name=name, game=game, state=state))
    lines.append(f"-# {words('challenge-how')}")
    buttons = [
        Button(control(SHOW, challenge.id), words("challenge-number", number=number))
        for number, challenge in enumerate(challenges, 1)
    ]
    return page(Text("\n".join(lines)), *rows(buttons))


def _opponents(challenges: Sequence[Challenge]) -> dict[int | None, str]:
    """The names of all opponents in a list who have one, each by the first there."""
    names = dict[int | None, str]()
    for challenge in challenges:
        if challenge.other.user is not None and challenge.other.name:
            names.setdefault(challenge.other.user, challenge.other.name)
    return dict(zip(names, listed_names([*names.values()]), strict=True))


def _list_state(challenge: Challenge) -> str:
    if challenge.state == "asked":
        return "waiting" if challenge.mine else "yours"
    if challenge.judging:
        return "judging"
    if not challenge.over and challenge.own.finished == challenge.stored.deals:
        return "done"
    return challenge.result


def history_page(
    challenge: Challenge, challenges: Sequence[PastChallenge], words: Words, *, alone: bool
) -> Page:
    """The page of earlier challenges between the two players: all are counted, the newest listed.

    ``alone``: nobody else reads the channel.
    """
    other = name_of(challenge.other, words)
    counts = {
        key: sum(earlier.result == key for earlier in challenges)
        for key in ("won", "lost", "drawn")
    }
    lines = [f"### {words('challenge-between', name=other)}"]
    lines.append(words("challenge-counts", **counts) if challenges else words("challenge-none-yet"))
    lines += [_past_line(earlier, words) for earlier in challenges[:MAX_PAST]]
    can_repeat = challenge.over and challenge.other.user is not None and not alone
    buttons = [_button(AGAIN, challenge.id, words, chief=True)] if can_repeat else []
    buttons.append(Button(control(SHOW, challenge.id), words("challenge-back")))
    return page(Text("\n".join(lines)), Row(tuple(buttons)))


def _past_line(earlier: PastChallenge, words: Words) -> str:
    """Return the line about an earlier challenge, which a phone can wrap."""
    stored, result = earlier.stored, result_word(earlier, words)
    game = words("challenge-game", game=game_of(stored, words), deals=stored.deals)
    figures = f"{' : '.join(_figures(earlier, words))} ({_figures_label(earlier, words)})"
    return f"- **{result}** · {figures} · {game}"


def _figures(earlier: PastChallenge, words: Words) -> tuple[str, str]:
    """Both results: the cost of decisions, if that decided it, or points."""
    own_total, other_total = earlier.own, earlier.other
    if not earlier.by_cost:
        return signed(own_total.points), signed(other_total.points)
    return _cost(own_total.cost, words), _cost(other_total.cost, words)


def _figures_label(earlier: PastChallenge, words: Words) -> str:
    """Say whether the figures are points, leads or costs, or that not all was played."""
    if earlier.unplayed:
        return words("challenge-figures-unplayed")
    if earlier.by_cost:
        return words("challenge-figures-cost")
    return words("challenge-figures-ahead" if earlier.by_lead else "challenge-figures-points")


def result_word(earlier: PastChallenge, words: Words) -> str:
    """A past challenge's result as a word: won, lost, drawn or void."""
    return words(f"challenge-is-{earlier.result}")


# A deal of it -------------------------------------------------------------------------------------


def note(counts: Counts, words: Words, *, ahead: bool) -> str:
    """Says that there is one try, and what it counts for; ``ahead``: leads are compared."""
    rule = words(f"challenge-wins-{_rule(counts, ahead=ahead)}")
    return join_sentences(words, words("challenge-note"), rule)


def next_buttons(challenge_id: int, words: Words, *, more: bool) -> tuple[Button, ...]:
    """Return the buttons below a deal's result; ``more``: there are deals left to play."""
    show = _button(SHOW, challenge_id, words)
    return (_button(PLAY, challenge_id, words, chief=True), show) if more else (show,)
