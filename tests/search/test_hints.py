"""Hints: from a view alone, always the same, of offered moves, and what they count is so."""

from collections.abc import Iterator
from random import Random

from bot.deals.hints import hint_text
from bot.games.hints_given import REASONS, GivenHint
from engine import (
    PASS,
    Bid,
    Cards,
    Deal,
    Lay,
    Say,
    View,
    act,
    actions_of,
    admitted,
    decode,
    each,
    observe,
    open_deal,
    union,
    variant,
)
from search.explain.chances import BONUS, EVEN_PERCENT, MIN_ENDS, sobered
from search.explain.ends import Compared, End, ends
from search.explain.grades import whole_percent
from search.explain.hints import hint
from search.explain.nudges import Hint, hint_by_thumb
from search.explain.reasons import of_promises
from search.explain.weighing import Effort
from search.judging.outcomes import of_choice
from search.worlds.swapped import deals_of
from search.worlds.worlds import worlds
from tests.laws.playing import RULES, Table, numbered_deal, random_deck, sizes, sizes_by_table
from tests.laws.swaps import check_unseen
from tests.pages.drawn import WORDS, plain_info
from tests.search.positions import OURS, house_deal, our_tables

SLIGHT = Effort(6, 6)


def decisions(table: Table, seed: int, stride: int = 1) -> Iterator[View]:
    """Views of players who have a choice: each phase of a deal, and some of the cards."""
    met: set[str] = set()
    for number, step in enumerate(house_deal(RULES[table], seed).steps):
        view = observe(step.deal, step.player)
        if view.phase not in met or number % stride == 0:
            met.add(view.phase)
            yield view


def hint_words(view: View, advice: Hint) -> str:
    """The whole hint in words; a sentence or a fact that is missing raises MissingWords."""
    info, words = plain_info(view.rules.players, view.rules.variant), WORDS.of(view.rules.variant)
    return hint_text(info, view, words, GivenHint(1, info.seq, REASONS, advice), brief=False)


@sizes_by_table(1, 7, 10, among=OURS)
def test_hint_is_an_offered_move_and_deterministic(table: Table, deals: int) -> None:
    for seed in range(deals):
        for view in decisions(table, seed, stride=9):
            advice = hint(view, SLIGHT)
            assert admitted(view.offers, decode(view.rules.pack, advice.move))
            assert advice == hint(view, SLIGHT)
            if advice.tried:
                assert advice.tried[0].code == advice.move
            assert hint_words(view, advice)


@our_tables
@sizes(3, 40, 10_000)
def test_hint_without_search_exists_wherever_a_deal_can_lead(table: Table, deals: int) -> None:
    for seed in range(deals):
        for step in numbered_deal(table, seed).steps:
            advice = hint_by_thumb(observe(step.deal, step.player))
            assert advice.worlds == 0 and not advice.tried and advice.reasons
            view = observe(step.deal, step.player)
            assert admitted(view.offers, decode(step.deal.rules.pack, advice.move))
            assert "thumb" in hint_words(view, advice)


@our_tables
@sizes(1, 6)
def test_no_hint_changes_when_hidden_cards_change_places(table: Table, deals: int) -> None:
    def told(deal: Deal, player: int | None) -> Hint | None:
        return hint(observe(deal, player), Effort(4, 4)) if deal.turn == player else None

    def told_by_thumb(deal: Deal, player: int | None) -> Hint | None:
        return hint_by_thumb(observe(deal, player)) if deal.turn == player else None

    checks = sum(check_unseen(numbered_deal(table, n), Random(n), 2, told) for n in range(deals))
    quick = range(5 * deals)
    checks += sum(check_unseen(numbered_deal(table, n), Random(n), 3, told_by_thumb) for n in quick)
    assert checks > 5 * deals


def test_promise_of_the_defence_comes_off_as_often_as_its_tricks_hold_the_cards() -> None:
    """A promise of the defence counts its own tricks, though the declarer pays for it."""
    shares = set()
    for seed in range(4):
        for step in house_deal(RULES["slovenian", 4], seed).steps:
            view = observe(step.deal, step.player)
            if view.phase != "announcements" or view.sides[step.player] == "declaring":
                continue
            if any(item.key == "trula" for item in view.items):  # it would be the second one
                continue
            trula = view.rules.pagat | view.rules.mond | view.rules.fool
            deals = list(deals_of(view, iter(worlds(view, seed, MIN_ENDS + 6))))
            world_ends = [end for end in ends(view, deals, Say("trula"), seed) if not _valat(end)]
            counted = sum(_holds(end, trula) for end in world_ends) / len(world_ends)
            share = whole_percent(sobered(view, (BONUS,), counted))
            shares.add(share)
            likely = share >= EVEN_PERCENT
            pair = (Say("trula"), world_ends), (PASS, world_ends)
            (move, first), (rival, second) = pair if likely else pair[::-1]
            reasons = of_promises(Compared(view, move, first, rival, second))
            shown = [reason for reason in reasons if reason.key in ("bonus-made", "bonus-seldom")]
            assert [reason.facts["share"] for reason in shown] == [share]
    assert max(shares) > 0


def _valat(end: End) -> bool:
    """Whether all else is replaced (SLO-SCO-9)."""
    return any(line.key == "valat" for line in end.settled.lines)


def _holds(end: End, cards: Cards) -> bool:
    """Whether the viewer's side has won all of some cards in tricks."""
    playing = end.deal.playing
    tricks = playing.tricks if playing is not None else ()
    won = [card for trick in tricks if trick.winner in end.side for card in trick.cards]
    return not cards & ~union(won)


def test_counts_after_a_bid_use_the_play_outs_of_its_value() -> None:
    """A beggar's too, whom a policy plays out, and an open one's, who is left to thumbs."""
    for seed in range(3):
        view = next(decisions(("slovenian", 4), seed))
        deals = list(deals_of(view, iter(worlds(view, seed, 20))))
        for bid in actions_of(view.offers):
            scores = [end.settled.scores for end in ends(view, deals, bid, seed)]
            assert scores == list(
                map(tuple, of_choice(deals, bid, view.viewer or 0, seed, 1).scores.tolist())
            )


def test_nudge_states_what_is_known_of_a_suit() -> None:
    """Somewhere in some deals the other side has shown that it is out of a suit."""
    nudges = {
        hint_by_thumb(view).nudge.key
        for table in OURS
        for seed in range(3)
        for view in decisions(table, seed)
    }
    expected = {"hand", "said", "call", "talon", "discard", "lead", "lead-suit", "lead-void-player"}
    assert expected | {"trick-ours", "trick-theirs", "trick-open", "lead-no-trumps"} <= nudges


def test_holder_of_the_highest_trump_is_advised_to_double_a_valat() -> None:
    """One trick of theirs ends it: that is sure, whatever the declarer has bid it on."""
    deal = next(deal for seed in range(9) if (deal := _valat_bid(seed)) is not None)
    advice = hint(observe(deal, deal.turn), Effort(40, 40))
    assert advice.move == "kontra:game" and advice.nudge.key == "kontra"


def _valat_bid(seed: int) -> Deal | None:
    """A deal in which the first bids a valat, and the player asked holds the Fool."""
    rules = RULES["slovenian", 4]
    deal = open_deal(rules, random_deck(rules, Random(seed)), 0)
    bid = Bid("valat_without")
    while deal.turn is not None:
        view = observe(deal, deal.turn)
        if view.phase == "announcements" and view.hand & rules.fool:
            return deal if deal.turn != view.declarer else None
        if view.phase == "play":
            return None
        deal = act(deal, deal.turn, bid if admitted(view.offers, bid) else PASS)
    return None


def test_hint_names_of_pips_that_might_be_laid_away_one_of_a_kind() -> None:
    """And of what might be announced nothing that nobody thinks of, beside what they might."""
    met = far = 0
    for table in (("lombardia", 4), ("romanian", 4), ("romanian", 3)):
        for seed in range(4):
            for view in decisions(table, seed, stride=99):
                if view.phase not in ("discard", "announcements"):
                    continue
                tried = hint(view, Effort(40, 40)).tried
                pack = view.rules.pack
                moves = {decode(pack, item.code): item for item in tried}
                kinds = [
                    (*sorted((pack.suit(c), pack.value_of[c]) for c in each(move.cards)),
                     *([] if item.gap.grade == "best" else [item.gap.grade]))
                    for move, item in moves.items() if isinstance(move, Lay)
                ]  # fmt: skip
                assert len(set(kinds)) == len(kinds)
                words = [item for move, item in moves.items() if isinstance(move, Say)]
                least = 25 * variant(table[0]).spread(table[1]) / 30
                far += any(item.gap.less > least for item in words[1:])
                met += len(kinds) > 2
    assert met and not far


def test_share_of_a_bonus_is_not_stated_if_both_sides_may_have_announced_it() -> None:
    """The share would be ambiguous: their trula may be sure, and one's own is hopeless."""
    met = 0
    for seed in range(40):
        steps = house_deal(RULES["romanian", 3], seed).steps
        announced = next((step for step in steps if step.action == Say("trula")), None)
        if announced is None:
            continue
        for step in steps:
            view = observe(step.deal, step.player)
            second = any(item.key == "trula" for item in view.items)
            if view.phase != "announcements" or not admitted(view.offers, Say("trula")):
                continue
            deals = list(deals_of(view, iter(worlds(view, seed, MIN_ENDS))))
            world_ends = ends(view, deals, Say("trula"), seed)
            reasons = of_promises(Compared(view, PASS, world_ends, Say("trula"), world_ends))
            shares = [reason for reason in reasons if "share" in reason.facts]
            assert not (second and shares)
            met += second
    assert met
