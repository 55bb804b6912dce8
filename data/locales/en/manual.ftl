# The manual's frame, and the help page.

manual-none = There's no course for that game.
manual-learn = Learn the game
manual-page = Page { $page } of { $pages }
manual-back = Back
manual-next = Next
rule-open = Rule { $number }
rule-section = From the section “{ $section }”
rule-in-english = The precise text is written in English; the course of the game is in your language.
help-title = ## Tarok
help-play =
    `/tarok new` opens a table in this channel. Friends press *Join*; *Fill and start* gives the empty seats to house players and deals.
    Your cards come in a message that only you see. Its buttons are exactly what you may do. If it's gone, press *My hand* on the table.
    ♠ ♣ ♦ ♥ are the suits; the court cards are K (king), Q (queen), C (cavalier), J (jack). In the black suits 10 is the highest of the plain cards and 7 the lowest, in the red suits 1 is the highest and 4 the lowest. Trumps are Pagat 1, T2 to T20, Mond 21 and, the highest, the Škis. Lombardia tarot has a larger pack: its course shows it.
    The list *Why not…?* under your cards tells you why you can't play a card, and opens the rule.
help-games = **Games:** { $games }. `/tarok learn` teaches each of them.
help-tables = **Table**
help-play-commands = **Play**
help-scores = **Scores**
help-manual = **Learn**
help-server = **Server**
help-command = `/tarok { $name }` – { $does }

# What stands above the cards that a course shows.
taught-black = ♠ and ♣, from high to low
taught-red = ♦ and ♥: the 1 is the best plain card
taught-trula = { $trula }
taught-three = three cards that count 5 + 4 + 1 − 2 = 8
taught-four = four cards that count 5 + 4 − 1 = 8
taught-worth = worth 6, then 5, 4, 3, 2 and nothing
taught-honours = the seven honours
taught-birds = Pagat, Uhu and Kakadu
taught-rostopschin = Rostopschin: win with T17, then with T18
taught-straw = a straw man: one card open, three face down
taught-sets-three = the talon in sets of three
taught-sets-two = in sets of two
taught-sets-one = in single cards
taught-call = one of these kings is called
taught-follow = the suit is followed: its highest card wins
taught-trumped = no card of the suit: a trump, and it wins
taught-higher = the highest trump wins
taught-off = another suit never wins
taught-emperor = the emperor trick: the Pagat wins
taught-beat = Klop and beggars: beat the trick if you can
taught-kings = all four kings
taught-last-king = the last trick: the called king wins it
taught-last-pagat = the last trick: the Pagat wins it
taught-caught = the Mond is caught
taught-matto = the Matto never wins a trick
