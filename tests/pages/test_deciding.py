"""Pages for decisions: facts, news and confirmations."""

from dataclasses import replace

from bot.deals.cards_out import cards_out, seen_cards
from bot.deals.deciding import won_cards
from bot.deals.hand import hand
from bot.deals.hand_table import hand_table
from bot.deals.wording.words import contract_value
from bot.games.info import TableInfo
from bot.kit.page import Button, Page, Text, page
from bot.pictures.hand_table import draw_hand_table
from bot.pictures.scenes import HandTableScene
from bot.tables.pages.alone import with_news
from engine import Deal, observe, seated
from engine.cards import each, union
from tests.engine.build import play_moves
from tests.engine.slovenian_cases import KINGS, TAKEN, deal_with_rules, rules
from tests.laws.playing import RULES, Table, each_table, numbered_deal
from tests.pages.drawn import WORDS, below_score, board_text, plain_info

all_tables = each_table()


def hand_page(deal: Deal, player: int | None = None, *, behind_more: bool = False) -> Page:
    """The hand of a player, by default of the player on turn."""
    info = plain_info(deal.rules.players, deal.rules.variant)
    return hand(
        info, observe(deal, deal.turn if player is None else player), WORDS, more=behind_more
    )


def codes(page: Page) -> list[str]:
    return [control.id.split(":", 3)[3] for control in page.controls()]


def test_hand_in_the_auction_shows_bids_and_seats() -> None:
    deal = play_moves(deal_with_rules(rules()), "2 bid:two, 3 pass")
    text = hand_page(deal).text
    assert "Dealer Ana · forehand Bor" in text
    assert "Cilka: Two · Dane: pass" in text
    assert "Score:" not in text, "nobody has scored yet"


def test_costly_bids_are_behind_more() -> None:
    page = hand_page(deal_with_rules(rules()))
    assert "bid:solo_one" in codes(page)
    assert "bid:valat_without" not in codes(page)
    codes_behind = codes(hand_page(deal_with_rules(rules()), behind_more=True))
    assert codes_behind[0] == "hand"
    assert codes_behind[-2:] == ["bid:color_valat_without", "bid:valat_without"]


def test_costly_bids_ask_for_confirmation_when_no_other_is_left() -> None:
    deal = play_moves(deal_with_rules(rules()), "2 bid:open_beggar")
    assert [code for code in codes(hand_page(deal)) if "valat" in code] == [
        "sure:bid:color_valat_without",
        "sure:bid:valat_without",
    ]


def test_card_points_taken_are_shown_with_all_partners() -> None:
    deal = play_moves(deal_with_rules(rules()), "2 bid:solo_without, 3 pass, 0 pass, 1 pass")
    while not observe(deal, None).tricks:
        *_, offer = observe(deal, deal.turn).offers
        deal = play_moves(deal, f"{deal.turn} {offer.nth(0).code(deal.rules.pack)}")
    assert "Card points you've taken with Bor and Dane: " in hand_page(deal, 0).text


def test_buttons_of_announcements_and_kontras_show_their_value() -> None:
    deal = deal_with_rules(rules(), {2: KINGS})
    deal = play_moves(deal, "2 bid:two" + TAKEN + ", 2 call:SK, 2 take:1")
    offer = next(iter(observe(deal, 2).offers))
    deal = play_moves(deal, "2 " + offer.nth(0).code(deal.rules.pack))
    labels = [
        control.label for control in hand_page(deal).controls() if isinstance(control, Button)
    ]
    assert "Trula · 10" in labels or "Trula · 20" in labels
    deal = play_moves(deal, "2 say:trula, 2 pass")
    labels = [
        control.label for control in hand_page(deal).controls() if isinstance(control, Button)
    ]
    assert any(label.startswith("Kontra: the game · 40+") for label in labels)
    assert any(
        "Trula (Cilka) 20" in line.replace("\\", "") for line in hand_page(deal).text.split("\n")
    )


@all_tables
def test_cards_out_are_the_cards_unseen_by_the_player(table: Table) -> None:
    """A card is out if another player holds it, it is in the talon, or was discarded unseen."""
    for seed in range(6):
        for step in numbered_deal(table, seed).steps[::3]:
            deal = step.deal
            for player in range(table[1]):
                view = observe(deal, player)
                unseen = deal.rules.pack.whole & ~seen_cards(view)
                assert not unseen & deal.hands[player]
                playing = deal.playing
                if playing is not None:
                    assert not unseen & union(playing.trick)
                    assert not any(unseen & union(trick.cards) for trick in playing.tricks)
                page = cards_out(plain_info(table[1], table[0]), view, WORDS)
                assert f"haven't seen: {unseen.bit_count()}" in page.text


@all_tables
def test_card_points_taken_are_those_of_the_tricks(table: Table) -> None:
    for seed in range(20):
        end = numbered_deal(table, seed).end
        if end.playing is not None:
            assert won_cards(observe(end, None)) == end.playing.taken


# Explanations ------------------------------------------------------------------------------


def test_board_explains_an_equal_bid_of_a_senior_player() -> None:
    """SLO-BID-5."""
    deal = play_moves(deal_with_rules(rules()), "2 bid:two, 3 bid:one")
    assert "an equal bid" not in board_text(deal)
    deal = play_moves(deal, "0 pass, 1 pass, 2 bid:one")
    assert "Cilka sits before Dane, so an equal bid is enough" in board_text(deal)


def test_board_says_that_the_bid_is_up_to_forehand() -> None:
    """SLO-BID-7."""
    deal = play_moves(deal_with_rules(rules()), "2 pass, 3 pass, 0 pass")
    assert "it's up to Bor as forehand" in board_text(deal)
    assert "up to" not in board_text(
        play_moves(deal_with_rules(rules()), "2 pass, 3 bid:two, 0 pass")
    )


def test_board_says_that_a_king_in_the_talon_gives_no_partner() -> None:
    """SLO-CALL-2: the talon lies open, so that all see the king there."""
    deal = deal_with_rules(rules())
    talon = union(deal.talon)
    kings = [king for king in each(deal.rules.kings) if king & talon]
    others = [king for king in each(deal.rules.kings) if not king & talon]
    for king in kings + others:
        code = deal.rules.pack.code(king)
        after = play_moves(deal, "2 bid:two" + TAKEN + f", 2 call:{code}")
        assert ("has no partner" in board_text(after)) == (king in kings)


@all_tables
def test_contract_value_has_a_plus_only_if_card_points_are_added(table: Table) -> None:
    """SLO-SCO-4: the other games pay the value of a contract, whatever the margin."""
    contracts = RULES[table].contracts.values()
    values = [contract_value(contract, WORDS) for contract in contracts]
    assert any("+" in value for value in values) == (table[0] == "slovenian")


# Sitting out ----------------------------------------------------------------------------------


def five_handed_table(deal: Deal, people: tuple[int, ...]) -> TableInfo:
    """A table for five with ``people`` and house players, who have made all moves since."""
    info = plain_info(5)
    chairs = (
        replace(chair, user=chair.user if player in people else None, house=player not in people)
        for player, chair in enumerate(info.chairs)
    )
    return replace(info, chairs=tuple(chairs), since=99)


def test_dealer_sitting_out_reads_only_the_newest_trick() -> None:
    """Older tricks stay in earlier messages."""
    trick_counts = []
    for step in numbered_deal(("slovenian", 5), 0).steps:
        info = five_handed_table(step.deal, (step.deal.dealer,))
        view = observe(step.deal, step.deal.dealer)
        news = with_news(page(Text("You sit out.")), info, view, WORDS).text
        trick_counts.append(news.count("**") // 2)
    assert set(trick_counts) == {0, 1, 2, 3}


def test_dealer_sitting_out_has_no_hand_area() -> None:
    for step in numbered_deal(("slovenian", 5), 0).steps:
        deal = step.deal
        scene = hand_table(plain_info(5), observe(deal, deal.dealer), WORDS).scene
        assert isinstance(scene, HandTableScene)
        assert not scene.hand.caption
        assert not [note for note in scene.notes if note.startswith("You discarded")]
        low = draw_hand_table(scene)
        high = draw_hand_table(replace(scene, hand=replace(scene.hand, caption="No cards.")))
        assert low.height < high.height
        if deal.playing is not None:
            break


def test_hand_mentions_only_the_players_own_discards() -> None:
    """Discarded trumps, which all can see, are no exception."""
    for number in range(8):
        for step in numbered_deal(("slovenian", 4), number).steps:
            for player in range(4):
                view = observe(step.deal, player)
                if view.declarer != player:
                    assert "You discarded" not in hand_page(step.deal, player).text


def test_analysis_is_offered_if_a_person_has_played() -> None:
    deal = numbered_deal(("slovenian", 5), 1).end
    view = observe(deal, None)
    for people, offered in (((deal.dealer,), False), ((view.order[0],), True)):
        controls = below_score(five_handed_table(deal, people), view, 1, WORDS)
        assert any(control.id.startswith("analyse") for control in controls) == offered


def test_hand_says_which_card_was_played_automatically() -> None:
    """A solo player is told of an only card, which needs no press."""
    for step in numbered_deal(("slovenian", 4), 1).steps:
        view = observe(step.deal, 0)
        if len(view.trick) != 3 or step.player == 0:
            continue
        assert view.leader is not None
        place_in_trick = [seated(view.order, view.leader, place) for place in range(3)].index(0)
        for since, automatic in ((2 - place_in_trick, False), (3 - place_in_trick, True)):
            info = replace(plain_info(4), since=since)
            text = with_news(hand(info, view, WORDS), info, view, WORDS).text
            assert ("your only card" in text) == automatic
            assert ("You played" in text) != automatic
