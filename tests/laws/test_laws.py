"""Properties of every deal of every variant, with any moves."""

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine import (
    VARIANTS,
    Action,
    BadOption,
    Deal,
    Pass,
    act,
    actions_of,
    decode,
    encode,
    observe,
    offers,
    open_deal,
    why_not,
)
from engine.actions import admitted
from engine.cards import Cards
from engine.deal_facts import gifts_shown
from engine.records.digest import digest
from engine.records.read import fold, read
from engine.records.write import write
from engine.refusals import SENTENCES
from tests.laws.families import document, numbers_of
from tests.laws.playing import (
    RULES,
    RandomDeal,
    Table,
    arbitrary_actions,
    many_deals,
    numbered_deal,
    random_deal,
    sizes,
    sizes_by_table,
    tables,
    unusual_deal,
)


def random_deals(table: Table, deals: int) -> Iterator[RandomDeal]:
    """Random deals, half with the default rules, half with some options changed."""
    for seed in range(deals):
        yield unusual_deal(table, seed) if seed % 2 else numbered_deal(table, seed)


def piles(deal: Deal) -> list[Cards]:
    """The cards by place: hands, table, tricks, discards, the rest of the talon."""
    if deal.cutting is not None and not any(deal.dealt):
        return list(deal.cutting.deck)
    places = [*deal.hands]
    if deal.playing is not None:
        places += deal.playing.trick
        places += [card for trick in deal.playing.tricks for card in trick.cards]
    if deal.straw is not None:  # what lies face down was the talon
        places += [top for tops in deal.straw.tops for top in tops]
        return [*places, *(card for piles in deal.straw.hidden for pile in piles for card in pile)]
    if deal.exchange is None:
        return [*places, *deal.talon]
    unchosen = deal.exchange.sets if not deal.exchange.chosen else [deal.exchange.remainder]
    return [*places, deal.exchange.laid, *unchosen]


def check_conserved(deal: Deal) -> None:
    counted = piles(deal)
    assert sum(pile.bit_count() for pile in counted) == len(deal.rules.pack.codes)
    assert sum(counted) == deal.rules.pack.whole
    if deal.playing is not None:
        won = sum(card for trick in deal.playing.tricks for card in trick.cards)
        assert sum(deal.playing.taken) == won + sum(gifts_shown(deal)[: len(deal.talon)])


@tables
@many_deals
def test_cards_are_conserved(table: Table, deals: int) -> None:
    for game in random_deals(table, deals):
        for deal in (*(step.deal for step in game.steps), game.end):
            check_conserved(deal)


@tables
@many_deals
def test_exactly_the_seat_on_turn_has_an_offer_until_the_end(table: Table, deals: int) -> None:
    """In a free order the others may speak as well, but only the player on turn may pass."""
    for game in random_deals(table, deals):
        for deal, turn, _ in game.steps:
            able = {player for player in range(table[1]) if offers(deal, player)}
            assert turn == deal.turn and turn in able
            for player in able - {turn}:
                assert deal.may_speak(player) and Pass() not in actions_of(offers(deal, player))
        assert not any(offers(game.end, player) for player in range(table[1]))
        assert game.end.over


@tables
@many_deals
def test_zero_sum_games_add_up_to_zero(table: Table, deals: int) -> None:
    """In other games, some deals have another sum."""
    sums = {True: set[int](), False: set[int]()}
    for game in random_deals(table, deals):
        rules = game.end.rules
        sums[rules.zero_sum].add(sum(rules.settle(game.end).scores))
    assert sums[True] <= {0}
    assert sums[False] != {0}


@sizes_by_table(3, 40)
def test_zero_sum_holds_for_every_option_value(table: Table, deals: int) -> None:
    game, players = table
    for option in VARIANTS[game].options:
        for value in option.values[:4]:
            try:
                rules = VARIANTS[game].build(players, {option.key: value})
            except BadOption:  # it only goes with another one
                continue
            ends = (random_deal(rules, Random(seed)).end for seed in range(deals))
            sums = {sum(rules.settle(end).scores) for end in ends}
            assert rules.zero_sum == (sums == {0}), (option.key, value)


def sample_deals(game: RandomDeal, rng: Random, number: int) -> list[Deal]:
    """Random positions of a deal; the first turns, with most statements, are preferred."""
    early = [step.deal for step in game.steps[:20]]
    return rng.sample(early, min(number, len(early))) + [
        rng.choice(game.steps).deal for _ in range(number if game.steps else 0)
    ]


@tables
@many_deals
def test_every_offered_action_applies_and_has_a_canonical_code(table: Table, deals: int) -> None:
    for seed, game in enumerate(random_deals(table, deals)):
        rng = Random(seed)
        for deal in sample_deals(game, rng, 2):
            assert deal.turn is not None
            offered = list(actions_of(offers(deal, deal.turn)))
            assert len(offered) == sum(offer.size for offer in offers(deal, deal.turn))
            for action in rng.sample(offered, min(6, len(offered))):
                code = encode(deal.rules.pack, action)
                assert decode(deal.rules.pack, code) == action
                assert why_not(deal, deal.turn, action) is None


@tables
@many_deals
def test_moves_change_the_digest_differently(table: Table, deals: int) -> None:
    """A pass is a move as well: the same question after it is another position."""
    for seed, game in enumerate(random_deals(table, deals)):
        assert len(set(game.digests)) == len(game.digests)
        rng = Random(seed)
        for deal in sample_deals(game, rng, 2):
            assert deal.turn is not None
            offered = list(actions_of(offers(deal, deal.turn)))
            chosen = rng.sample(offered, min(6, len(offered)))
            stood = [digest(act(deal, deal.turn, action)) for action in chosen]
            assert len({*stood, digest(deal)}) == len(chosen) + 1


RULE_NUMBERS = {game: numbers_of(document(game)) for game in VARIANTS}
"""The numbers of the rules of each document."""


def check_refused(deal: Deal, player: int, action: Action) -> str:
    """Check that an action is refused with a sentence and a rule; return the reason."""
    refused = why_not(deal, player, action)
    assert refused is not None
    assert refused.reason in SENTENCES
    assert refused.rule in RULE_NUMBERS[deal.rules.variant]
    assert refused.rule in str(refused)
    assert "{" not in str(refused)
    return refused.reason


@tables
@sizes(10, 100, 1_000)
def test_unoffered_action_is_refused_without_effect(table: Table, deals: int) -> None:
    reasons: Counter[str] = Counter()
    for seed, game in enumerate(random_deals(table, deals)):
        rng = Random(seed)
        for deal in (*sample_deals(game, rng, 1), game.end):
            before = digest(deal)
            for action in arbitrary_actions(deal, rng):
                player = deal.turn if deal.turn is not None else 0
                if not admitted(offers(deal, player), action):
                    reasons[check_refused(deal, player, action)] += 1
            other = rng.choice([player for player in range(table[1]) if player != deal.turn])
            reasons[check_refused(deal, other, Pass())] += 1
            assert digest(deal) == before
    assert {"deal-over", "not-your-turn", "not-now", "must-follow"} <= set(reasons)


@tables
@many_deals
def test_record_replays_to_the_same_digests_and_scores(table: Table, deals: int) -> None:
    for game in random_deals(table, deals):
        end, rules = game.end, game.end.rules
        scores = tuple(range(1, rules.players + 1))
        text = write(rules, end.carry, scores, end.dealer, game.deck, game.moves)
        replay = read(text)
        assert digest(replay.deals[0]) == game.digests[-1]
        settled = rules.settle(end)
        expected = map(sum, zip(scores, settled.scores, strict=True))
        assert replay.match.scores == tuple(expected)
        again = open_deal(rules, game.deck, end.dealer, end.carry)
        digests = [digest(again)]
        for move in game.moves:
            again = fold(again, [move])
            digests.append(digest(again))
        assert tuple(digests) == game.digests


@tables
@many_deals
def test_score_is_the_sum_of_its_lines(table: Table, deals: int) -> None:
    for game in random_deals(table, deals):
        settled = game.end.rules.settle(game.end)
        by_line = [
            sum(line.points for line in settled.lines if player in line.players)
            for player in range(table[1])
        ]
        assert list(settled.scores) == by_line
        if not game.end.ended and not game.end.rules.teams:
            assert (settled.made is None) == (game.end.bidding.declarer is None)


@tables
@many_deals
def test_view_offers_what_the_engine_offers(table: Table, deals: int) -> None:
    for seed, game in enumerate(random_deals(table, deals)):
        for deal in (*sample_deals(game, Random(seed), 2), game.end):
            for player in range(table[1]):
                view = observe(deal, player)
                assert view.offers == offers(deal, player)
                assert view.hand == deal.hands[player]
                assert view.turn in (deal.turn, deal.open_turn)
            assert observe(deal, None).offers == ()
            assert observe(deal, None).hand == 0


@sizes_by_table(150, 400)
def test_random_deals_reach_every_contract(table: Table, deals: int) -> None:
    ends = (numbered_deal(table, seed).end for seed in range(deals))
    reached = {end.contract.key for end in ends if end.contract is not None}
    rows = RULES[table].contracts.values()
    # What may be bid only after another bid is rarer, and has games reckoned by hand.
    assert reached >= {row.key for row in rows if row.only_over is None and row.index < 2}
