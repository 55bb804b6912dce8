# Who leaves, who comes back, and moves that are taken back.

board-deserted = **Everybody has left the table.** It waits as it is until one of them comes back (`/tarok hand`); until then anybody may close it (`/tarok stop`).
reply-left-last = You've left, and nobody else is here: the table waits as it is until one of you comes back with `/tarok hand`. Until then anybody may close it.
reply-table-brought = The table is in this channel now. Your cards will come to you here.
elsewhere-title = There's no table in this channel. You have a seat at:
elsewhere-table = { $game } in { $channel }
elsewhere-bring = { $game }: bring it here
elsewhere-gone-on = This table goes on in { $channel }.

undo-take-back = Take back
undo-agree = Agree
undo-asks-card = { $name } asks to take the last card back.
undo-asks-discard = { $name } asks to take the discard back.
undo-asks-bid = { $name } asks to take the last bid back.
undo-asks-pass = { $name } asks to take the last pass back.
undo-asks-word = { $name } asks to take back what they just said.
undo-waits = Still to agree: { $names }.
undo-refused = Not everybody agrees, so it stays as it is.
undo-done = Taken back: it's your turn again.
undo-asked = You've asked. It's taken back once everybody has agreed, as long as nobody plays on.
undo-agreed = You've agreed; the others are still asked.
undo-all-agreed = Everybody has agreed: it's taken back.
undo-stays = It stays as it is.
undo-late = That's too late: the game has moved on, or the matter is settled.
sheet-undone = { $name }: { $number ->
    [one] one move taken back
   *[other] { $number } moves taken back
}
