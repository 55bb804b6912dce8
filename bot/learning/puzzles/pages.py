"""Pages of puzzles: a position with one question, and what is told once it is answered.

Before the answer a page is made of the solver's view alone, and of the codes of what may be chosen.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.deals.board import situation
from bot.deals.hand import question
from bot.deals.hand_controls import STYLES, card_rows
from bot.deals.hand_table import hand_table
from bot.deals.hints import Spoken, reason_text
from bot.deals.wording.tricks import table_lines
from bot.deals.wording.words import (
    action_label,
    card_signs,
    game_name,
    joined_names,
    plain,
    plain_name,
    suit_block,
)
from bot.games.info import TableInfo
from bot.kit.figures import game_points, percent
from bot.kit.l10n import Words
from bot.kit.look import Look, by_suit
from bot.kit.page import (
    Block,
    Button,
    ButtonStyle,
    Page,
    Picture,
    Row,
    Text,
    page,
    rows,
)
from bot.learning.puzzles.library import THEMES
from bot.learning.puzzles.rows import Vote
from bot.learning.puzzles.service import Counting, Reaction, Solving
from engine import (
    Action,
    Kontra,
    LayOffer,
    Play,
    Trick,
    View,
    act,
    actions_of,
    choose,
    decode,
    encode,
    observe,
    union,
)
from search.explain.grades import rounded_cost
from search.puzzles.puzzle import SAME, Answer, Puzzle

PUZZLE_OF_DAY = "puzzle:day"
"""The custom_id of controls that lead to the puzzle of the day."""
TRY = "puzzle:try"
"""Begins the custom_id of controls that play on from an answered puzzle, before its key: practice
answers them."""
SHARE = "puzzle:share"
"""Begins the custom_id of controls that share the answer to the puzzle of a day, before its number,
counted from 1970: the deals of the day answer them, as they count the same days."""
BACK = "puzzle:back"
"""The custom_id of controls that lead back to the puzzle before a person."""
NEXT, TRICKS, HANDS, WHY = "next", "tricks", "hands", "why"
"""Codes of the buttons that are no answers, beside those of votes."""
VOTES: tuple[Vote, ...] = ("up", "down")
MAX_OTHER_CHOICES = 5
"""Number of answers for which is told how many chose them."""
MAX_EXPLAINED = 4
"""Number of further wrong answers whose cost and reason are told by *Why?*."""
MAX_TRICKS = 2
"""Tricks in which a wrong card is played out: its own, and the one in which it may be paid for."""


class Reader(NamedTuple):
    """The reader of a page, with the table."""

    info: TableInfo
    view: View
    words: Words
    look: Look

    @property
    def lines(self) -> Words:
        """Words for lines of text, with emojis of cards if the look has them."""
        return self.look.words(self.words)

    def move(self, code: str) -> str:
        """An answer in words."""
        if code == SAME:
            return self.words("puzzle-same")
        label = Spoken(self.info, self.view, self.lines).move(code)
        is_kontra = isinstance(decode(self.view.rules.pack, code), Kontra)
        return plain(label) if is_kontra else label  # a kontra's may contain a name


def theme_names(words: Words) -> tuple[tuple[str, str], ...]:
    """The themes by their names, and their values in the command."""
    return tuple((words(f"puzzle-theme-{theme}"), theme) for theme in THEMES)


def puzzle_page(
    solving: Solving, info: TableInfo, words: Words, look: Look, *, opened: str
) -> Page:
    """The page of a puzzle. ``opened``: ``TRICKS``, ``HANDS`` or ``WHY`` if they are told, too."""
    reader = Reader(info, solving.puzzle.view, words.of(info.variant), look)
    blocks = _blocks(solving, reader, opened)
    if not look.pictured:
        return page(*blocks)
    in_text = partial(puzzle_page, solving, info, words, look.in_text, opened=opened)
    return page(*blocks, instead=in_text)


def _blocks(solving: Solving, reader: Reader, opened: str) -> Iterator[Block]:
    yield Text(_head(solving, reader))
    yield from _position(reader)
    yield from _more(solving, reader, opened)
    if solving.reaction is None:
        yield from _question(solving, reader)
    else:
        yield from _reaction(solving, solving.reaction, reader, opened)


def _head(solving: Solving, reader: Reader) -> str:
    """The game and its number of puzzles, or that it is the day's; after the answer the themes."""
    words = reader.words
    game = game_name(reader.info, words)
    parts = (
        [words("puzzle-of-day"), game] if solving.is_of_day else [words("puzzle-title", game=game)]
    )
    if solving.reaction is None and not solving.is_of_day:
        parts.append(words("puzzle-number", number=solving.number))
    elif solving.reaction is not None:
        themes = (theme for theme in solving.puzzle.themes if theme in THEMES)
        parts += [words(f"puzzle-theme-{theme}") for theme in themes]
    return "-# " + " · ".join(parts)


def _position(reader: Reader) -> Iterator[Block]:
    """Yield the table and the hand, with what was bid and said."""
    info, view, lines = reader.info, reader.view, reader.lines
    if not reader.look.pictured:
        said = situation(info, view, lines, bids=True)
        cards = suit_block(view.rules.pack, view.hand, lines, reader.look.order)
        yield Text("\n".join((*said, *table_lines(info, view, lines), cards)))
        return
    if view.contract is not None and view.bids:
        auction = situation(info, view, lines, bids=True)[0]
        yield Text("-# " + " · ".join(auction.splitlines()))
    yield Picture(*hand_table(info, view, reader.words, reader.look))


def _more(solving: Solving, reader: Reader, opened: str) -> Iterator[Text]:
    """Yield the tricks so far; after the answer all hands. Emojis would not fit in one message."""
    if opened == TRICKS and reader.view.tricks:
        yield Text("\n".join(_tricks(reader)))
    elif opened == HANDS and solving.reaction is not None:
        yield Text("\n".join(_hands(solving.puzzle, reader)))


def _tricks(reader: Reader) -> Iterator[str]:
    """Yield all tricks so far; a picture leaves out what was taken from the talon, too."""
    if reader.look.pictured:
        yield from situation(reader.info, reader.view, reader.words)
    for trick in reader.view.tricks:
        yield _trick(trick, reader)


def _trick(trick: Trick, reader: Reader) -> str:
    """A trick in small print."""
    pack, info = reader.view.rules.pack, reader.info
    cards = " ".join(card_signs(pack, card, reader.words) for card in trick.cards)
    leader, winner = plain_name(info, trick.leader), plain_name(info, trick.winner)
    return "-# " + reader.words("board-trick-open", leader=leader, cards=cards, name=winner)


def _hands(puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    """Yield the hands of the other players before the decision."""
    pack, info = reader.view.rules.pack, reader.info
    for player in reader.view.order:
        if player != reader.view.viewer:
            hand = puzzle.deal.hands[player]
            suits = by_suit(pack, hand, order=reader.look.order)
            cards = " ".join(card_signs(pack, union(iter(suit)), reader.words) for suit in suits)
            yield reader.words("alt-lot", label=plain_name(info, player), cards=cards)


# The question --------------------------------------------------------------------------------


def _question(solving: Solving, reader: Reader) -> Iterator[Block]:
    """Yield the question, and a button for each answer."""
    info, view, words = reader.info, reader.view, reader.words
    yield Text(question(info, view, words))
    if view.phase == "play":
        yield from card_rows(info, view, words, reader.look)
    else:
        yield from rows(_choice(action, reader) for action in _actions(solving.puzzle, view))
    below = []
    if solving.puzzle.answer(SAME) is not None:
        below.append(Button(info.control(SAME), words("puzzle-same")))
    if view.tricks:
        below.append(Button(info.control(TRICKS), words("puzzle-tricks")))
    if below:
        yield Row(tuple(below))


def _actions(puzzle: Puzzle, view: View) -> list[Action]:
    """The choices in the order of the offers: that of the answers would tell the best."""
    codes = [answer.code for answer in puzzle.answers if answer.code != SAME]
    pack = view.rules.pack
    single = (offer for offer in view.offers if not isinstance(offer, LayOffer))
    order = [encode(pack, action) for action in actions_of(tuple(single))]
    ranked = sorted(codes, key=lambda code: (order.index(code) if code in order else -1, code))
    return [decode(pack, code) for code in ranked]


def _choice(action: Action, reader: Reader) -> Button:
    info, view = reader.info, reader.view
    label = action_label(action, view, reader.words, info)
    style = STYLES.get(type(action), "primary")
    return Button(info.control(encode(view.rules.pack, action)), label, style)


# After the answer ----------------------------------------------------------------------------


def _reaction(solving: Solving, reaction: Reaction, reader: Reader, opened: str) -> Iterator[Block]:
    """Yield what the answer was worth, why, what others chose, and where to go from here."""
    info, words, puzzle = reader.info, reader.words, solving.puzzle
    more = tuple(_further_reasons(puzzle, reaction, reader))
    lines = [*_verdict(puzzle, reaction, reader)]
    if opened == WHY:
        lines += more
    yield Text("\n".join((*lines, *_notes(solving, reader))))
    buttons = [
        Button(info.control(NEXT), words("puzzle-next"), "primary"),
        Button(f"{TRY}:{puzzle.key}", words("puzzle-try")),
    ]
    if more:
        buttons.append(Button(info.control(WHY), words("puzzle-why"), disabled=opened == WHY))
    buttons.append(Button(info.control(HANDS), words("puzzle-hands")))
    if reaction.shared_day is not None:
        buttons.append(Button(f"{SHARE}:{reaction.shared_day}", words("daily-share")))
    yield Row(tuple(buttons))
    yield Row(tuple(_vote_button(vote, reaction.vote, reader) for vote in VOTES))


def _vote_button(vote: Vote, chosen: str, reader: Reader) -> Button:
    style: ButtonStyle = "success" if vote == chosen else "secondary"
    label = reader.words(f"puzzle-vote-{vote}")
    return Button(reader.info.control(vote), label, style, disabled=vote == chosen)


def _verdict(puzzle: Puzzle, reaction: Reaction, reader: Reader) -> Iterator[str]:
    """Yield whether the answer was right, why, and what the wrong one costs."""
    words, given = reader.words, reaction.answer
    right = [answer.code for answer in puzzle.answers if answer.is_right]
    moves = [f"**{reader.move(code)}**" for code in right if code != SAME]
    named = joined_names(moves or ["–"], words)
    if given.is_right:
        yield words("puzzle-right", same=int(given.code == SAME), right=named)
    elif SAME in right:
        yield words("puzzle-wrong-same")
    else:
        yield words(
            "puzzle-wrong",
            same=int(given.code == SAME),
            choice=f"**{reader.move(given.code)}**",
            right=named,
        )
        yield from _played_out(puzzle, given, reader)
    if wrong := _explained(puzzle, reaction):
        yield _reason(wrong, reader)
        if wrong.code != SAME:
            yield _cost([wrong], reader)


def _explained(puzzle: Puzzle, reaction: Reaction) -> Answer | None:
    """The wrong answer that the verdict speaks against: the given one, else a tempting one.

    None: it makes no difference, or there is no wrong move.
    """
    same = puzzle.answer(SAME)
    if same is not None and same.is_right:
        return None
    return _tempting(puzzle, reaction) if reaction.answer.is_right else reaction.answer


def _further_reasons(puzzle: Puzzle, reaction: Reaction, reader: Reader) -> Iterator[str]:
    """Yield what the verdict leaves out: less weighty reasons, and the other wrong answers."""
    wrong = _explained(puzzle, reaction)
    if wrong is None:
        return
    for reason in wrong.reasons[1:]:
        text = reason_text(reason, reader.info, reader.view, reader.lines)
        yield "- " + reader.words("puzzle-why-also", reason=text)
    alike = defaultdict[tuple[float, tuple[str, ...]], list[Answer]](list)
    for answer in puzzle.answers:
        if not answer.is_right and answer not in (wrong, puzzle.answer(SAME)):
            alike[answer.cost, tuple(map(str, answer.reasons))].append(answer)
    for answers in [*alike.values()][:MAX_EXPLAINED]:
        why = [_reason(answers[0], reader)] if answers[0].reasons else []
        yield "- " + " ".join((_cost(answers, reader), *why))


def _played_out(puzzle: Puzzle, given: Answer, reader: Reader) -> Iterator[str]:
    """Yield how it would have gone on after the chosen card in the deal as it was."""
    tricks = tricks_after(puzzle, given)
    if tricks:
        yield "-# " + reader.words("puzzle-played-out", choice=reader.move(given.code))
        yield from (_trick(trick, reader) for trick in tricks)


def tricks_after(puzzle: Puzzle, answer: Answer) -> tuple[Trick, ...]:
    """Return the tricks after a card, in which the house plays on for everybody; none after a bid.

    All hands are used: they are for people who have answered.
    """
    pack = puzzle.deal.rules.pack
    if answer.code == SAME or not isinstance(action := decode(pack, answer.code), Play):
        return ()
    deal = act(puzzle.deal, puzzle.player, action)
    complete = len(puzzle.view.tricks)
    while (turn := deal.turn) is not None:
        if len(observe(deal, None).tricks) == complete + MAX_TRICKS:
            break
        deal = act(deal, turn, choose(observe(deal, turn)))
    return observe(deal, None).tricks[complete : complete + MAX_TRICKS]


def _reason(wrong: Answer, reader: Reader) -> str:
    """The sentence for the best answer and against a wrong one."""
    words = reader.words
    if not wrong.reasons:
        return words("analysis-why-overall")
    reason = reason_text(wrong.reasons[0], reader.info, reader.view, reader.lines)
    return words("analysis-why", reason=reason)


def _cost(alike: Sequence[Answer], reader: Reader) -> str:
    """The cost of one of these wrong answers, which all cost the same."""
    cost = rounded_cost(alike[0].cost, alike[0].error)
    choice = " / ".join(reader.move(answer.code) for answer in alike)
    return reader.words("puzzle-cost", choice=choice, cost=game_points(cost, reader.words))


def _tempting(puzzle: Puzzle, reaction: Reaction) -> Answer | None:
    """The wrong move that most people chose, else the one that costs least."""
    wrong = (answer for answer in puzzle.answers if not answer.is_right and answer.code != SAME)
    return min(
        wrong, key=lambda answer: (-reaction.others.get(answer.code, 0), answer.cost), default=None
    )


def _notes(solving: Solving, reader: Reader) -> Iterator[str]:
    """Yield how others chose, the number of deals tried, and the rating."""
    reaction, words = solving.reaction, reader.words
    assert reaction is not None
    if people := sum(reaction.others.values()):
        ranked = sorted(reaction.others.items(), key=lambda choice: (-choice[1], choice[0]))
        shares = [
            f"{reader.move(code)} {percent(count, people, words)}"
            for code, count in ranked[:MAX_OTHER_CHOICES]
        ]
        yield "-# " + words("puzzle-others", choices=" · ".join(shares))
    yield "-# " + words("puzzle-worlds", worlds=solving.puzzle.worlds)
    yield "-# " + _counted(reaction.counting, solving, words)
    if reaction.mistakes_left:
        yield "-# " + words("puzzle-own-left", number=reaction.mistakes_left)


def _counted(counting: Counting, solving: Solving, words: Words) -> str:
    """The rating, or why the answer leaves it as it is."""
    match counting:
        case "new":
            return words("puzzle-rating", rating=str(round(solving.solver.rating.mu)))
        case "repeated":
            return words("puzzle-repeated")
        case "own":
            return words("puzzle-own")
        case "in-place":
            return words("puzzle-in-place")
