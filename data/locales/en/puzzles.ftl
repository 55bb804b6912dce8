# Puzzles: positions of real deals, with one question and the reasons after it.

puzzle-title = Puzzle · { $game }
puzzle-number = { $number ->
    [one] one puzzle so far
   *[other] { $number } puzzles
}
puzzle-same = It makes no difference
puzzle-tricks = Tricks so far
puzzle-right = { $same ->
    [1] **Right:** it makes no difference, all come to the same.
   *[0] **Right:** { $right }.
}
puzzle-wrong = { $same ->
    [1] **Wrong:** it does make a difference. Best: { $right }.
   *[0] **Wrong:** { $choice }. Best: { $right }.
}
puzzle-wrong-same = **Not quite:** here it makes no difference, all come to the same.
puzzle-cost = { $choice } costs **{ $cost }** on average.
puzzle-played-out = As the cards lay, { $choice } would have led to this:
puzzle-why = Why?
puzzle-why-also = Also: { $reason }.
puzzle-others = Others chose: { $choices }
puzzle-worlds = { $worlds ->
    [one] Tried in one deal that fits what you see.
   *[other] Tried in { $worlds } deals that fit what you see.
}
puzzle-rating = Your rating for puzzles: { $rating }
puzzle-repeated = A puzzle that came back: your rating stays as it is.
puzzle-own = A puzzle from a deal of yours: your rating stays as it is.
puzzle-own-left = Enough from your deals for today: other puzzles come first now, and { $number ->
    [one] one more of yours waits.
   *[other] { $number } more of yours wait.
}
puzzle-in-place = In place of a puzzle that you know by now: your rating stays as it is.
puzzle-next = Next puzzle
puzzle-try = Try it
puzzle-hands = Show all hands
puzzle-vote-up = 👍 Good puzzle
puzzle-vote-down = 👎 Bad puzzle
puzzle-theme-draw = Draw trumps
puzzle-theme-pagat = The Pagat
puzzle-theme-mond = The Mond
puzzle-theme-hold = Keep the king
puzzle-theme-feed = Give your partner points
puzzle-theme-count = Count the points
puzzle-theme-discard = Talon and discard
puzzle-theme-bid = Bid or pass
puzzle-theme-king = Which king?
puzzle-theme-kontra = Kontra or not
puzzle-theme-endgame = The last tricks
denied-no-puzzles = There are no puzzles of this game yet. Choose another one: **/tarok puzzles**, *game*.
denied-no-puzzles-about = There are no puzzles about that in this game yet. Leave out *theme*, and you get one about anything.
denied-puzzles-done = { $number ->
    [one] You have solved the only puzzle of this kind. If you missed it, it comes back in some days.
   *[other] You have been through all { $number } puzzles of this kind. Those you missed come back in some days.
}
denied-puzzles-done-today = That is all of this kind for today. Those you missed go on coming back tomorrow.
denied-puzzle-gone = That puzzle is no longer here. **/tarok puzzles** shows you another one.
puzzle-of-day = Puzzle of the day
puzzle-of-day-name = Tarok puzzle { $number }
denied-puzzle-of-day-done = You've answered today's puzzle. The next one comes <t:{ $at }:R>.
