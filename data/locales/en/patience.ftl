# How long people wait for each other, and what happens to those who are away.

time-second = { $number } s
time-minute = { $number } min
time-hour = { $number } h
time-day = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
patience-off = no limit
patience-move = { $time } a move
patience-hurried = { $name } has run out of time { $times } times: { $time } a move from now on
lobby-patience = Time…
lobby-patience-on = Time: { $time } a move, then the house moves for whoever is away.
lobby-patience-off = Time: as much as you like, nobody is hurried.
patience-title = **How long do you wait for each other?**
patience-note = Half-way I remind whoever's turn it is, once. When the time is up the house moves for them until they are back: it bids nothing, announces nothing, and plays their cards at club level. After two deals without a sign of them their seat stays with the house.
patience-alone = Whoever plays with the house alone isn't hurried, unless you choose a time here; a table that nobody uses for long closes by itself.
patience-now = Time for a move: { $time }
board-away = Away: { $names }. The house moves for them until *I'm back* is pressed.
board-back = I'm back
hand-away = You were away, so the house moves for you. Press *I'm back* to play on yourself.
defaults-patience = **Time for a move** at new tables, unless somebody asks for another:

board-left = Left: { $names }. The house plays on for them.
board-would-end = { $names } would end the match here: *Menu…*, *End the match*. It ends once all agree.
hand-left = { $waits ->
    [1] You've left: the table waits as it is until you come back; after a long wait it closes by itself.
   *[other] You've left; a house player plays on for you.
}
hand-come-back = Come back
