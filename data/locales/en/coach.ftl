# The coach: one sentence at a time on a private page, alone with the house.

coach-bid = Count taroks and kings: six taroks, one of them high, and a king are enough for the lowest bid.
coach-call = Call a king in a suit where you have small cards to lead.
coach-talon = Look for taroks first, then a king, then whatever empties a suit.
coach-discard = Put away pictures that would be caught; keep kings company, or keep none of the suit.
coach-klop = Take nothing: what you take counts against you. But you must beat a card if you can.
romanian-coach-klop = Every trick that you take costs you chips, whatever is in it. You need not beat any card.
coach-defence = { $name } declares. Whoever holds the called king is with them; the others are with you.
coach-mond = Only the Škis catches the Mond, T21. While the Škis is out, play the Mond last to a trick, or not at all.
coach-kontra = They doubled the game. Nothing changes in the play: the same points win it.
coach-dear = { $trick ->
    [0] Before the play, { $move } was better by { $points }: { $reason }.
   *[other] { $move } was better by { $points }: { $reason }.
}
coach-praise = Well played: { $move } was worth { $points } more than { $other }.
coach-end = { $trick ->
    [0] Your costliest moment came before the play: **{ $made }** cost { $points }.
   *[other] Your costliest moment: **{ $made }** in trick { $trick } cost { $points }.
}
coach-end-well = Nothing in this deal cost you much.
coach-goodbye = Three deals without a costly move: the coach takes leave. To have it back: **/tarok look**, *How I play*.
coach-question = Do you remember? { $question }
