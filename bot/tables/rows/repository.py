"""The store's calls about tables."""

from bot.store import changes, seat_requests
from bot.store.rows import Rows, reads, writes
from bot.tables.rows import reading


class TableRows(Rows):
    """The store's calls about tables, their deals and moves."""

    create_table = writes(changes.create_table)
    table = reads(reading.table)
    open_table_of = reads(reading.open_table_of)
    tables_of_channel = reads(reading.tables_of_channel)
    tables_of_person = reads(reading.tables_of_person)
    open_tables_of = reads(reading.open_tables_of)
    tables_of_round = reads(reading.tables_of_round)
    tables_led = reads(reading.tables_led)
    channels_in_use = reads(reading.channels_in_use)
    move_table = writes(changes.move_table)
    waiting = reads(reading.waiting)
    count_waiting = reads(reading.count_waiting)
    put_to_sleep = writes(changes.put_to_sleep)
    set_seats = writes(changes.set_seats)
    set_level = writes(changes.set_level)
    set_founder = writes(changes.set_founder)
    set_options = writes(changes.set_options)
    set_hints = writes(changes.set_hints)
    set_patience = writes(changes.set_patience)
    set_removed = writes(changes.set_removed)
    set_ready = writes(changes.set_ready)
    draw_lots = writes(changes.draw_lots)
    start_match = writes(changes.start_match)
    set_match = writes(changes.set_match)
    set_pause = writes(changes.set_pause)
    set_told = writes(changes.set_told)
    set_reminded = writes(changes.set_reminded)
    stop_table = writes(changes.stop_table)
    postings = reads(reading.postings)
    set_postings = writes(changes.set_postings)

    start_deal = writes(changes.start_deal)
    append_moves = writes(changes.append_moves)
    void_deal = writes(changes.void_deal)
    load_deal = reads(reading.load_deal)
    moves = reads(reading.moves)
    finished_deals = reads(reading.finished_deals)
    note_hint = writes(changes.note_hint)
    hints = reads(reading.hints)
    set_take_back = writes(changes.set_take_back)
    take_back = reads(reading.take_back)
    taken_back = reads(reading.taken_back)

    ask_seat = writes(seat_requests.ask)
    drop_seat_request = writes(seat_requests.drop)
    seat_requests = reads(seat_requests.of_table)
