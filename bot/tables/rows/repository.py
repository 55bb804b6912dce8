"""The store's calls about tables."""

from bot.store.rows import Rows, reads, writes
from bot.tables.rows import reading, seat_requests, writing


class TableRows(Rows):
    """The store's calls about tables, their deals and moves."""

    create_table = writes(writing.create_table)
    table = reads(reading.table)
    open_table_of = reads(reading.open_table_of)
    tables_of_channel = reads(reading.tables_of_channel)
    tables_of_person = reads(reading.tables_of_person)
    open_tables_of = reads(reading.open_tables_of)
    tables_of_round = reads(reading.tables_of_round)
    tables_led = reads(reading.tables_led)
    newcomers = reads(reading.newcomers)
    channels_in_use = reads(reading.channels_in_use)
    move_table = writes(writing.move_table)
    waiting = reads(reading.waiting)
    count_waiting = reads(reading.count_waiting)
    put_to_sleep = writes(writing.put_to_sleep)
    set_seats = writes(writing.set_seats)
    set_level = writes(writing.set_level)
    set_founder = writes(writing.set_founder)
    set_options = writes(writing.set_options)
    set_hints = writes(writing.set_hints)
    set_patience = writes(writing.set_patience)
    set_removed = writes(writing.set_removed)
    set_ready = writes(writing.set_ready)
    draw_lots = writes(writing.draw_lots)
    start_match = writes(writing.start_match)
    set_match = writes(writing.set_match)
    set_pause = writes(writing.set_pause)
    set_told = writes(writing.set_told)
    set_reminded = writes(writing.set_reminded)
    stop_table = writes(writing.stop_table)
    postings = reads(reading.postings)
    set_postings = writes(writing.set_postings)

    start_deal = writes(writing.start_deal)
    append_moves = writes(writing.append_moves)
    void_deal = writes(writing.void_deal)
    load_deal = reads(reading.load_deal)
    moves = reads(reading.moves)
    movers = reads(reading.movers)
    finished_deals = reads(reading.finished_deals)
    note_hint = writes(writing.note_hint)
    hints = reads(reading.hints)
    set_take_back = writes(writing.set_take_back)
    take_back = reads(reading.take_back)
    taken_back = reads(reading.taken_back)

    ask_seat = writes(seat_requests.ask)
    drop_seat_request = writes(seat_requests.drop)
    seat_requests = reads(seat_requests.of_table)
