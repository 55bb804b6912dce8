# The manual's frame, and the help page.

manual-none = There's no course for that game.
manual-page = Page { $page } of { $pages }
manual-back = Back
manual-next = Next
rule-open = Rule { $number }
rule-section = From the section “{ $section }”
rule-in-english = The numbered rules are written in English.
help-title = ## Tarok
help-play =
    `/tarok new` opens a table in this channel. Friends press *Join*; *Fill and start* gives the empty seats to house players and deals.
    Your cards come in a message that only you see. Its buttons are exactly what you may do. If it's gone, press *My hand* on the table.
    ♠ ♣ ♦ ♥ are the suits; the court cards are K (king), Q (queen), C (cavalier), J (jack). In the black suits 10 is the highest of the plain cards and 7 the lowest, in the red suits 1 is the highest and 4 the lowest. Trumps are Pagat 1, T2 to T20, Mond 21 and, the highest, the Škis.
    The list *Why not…?* under your cards tells you why you can't play a card, and opens the rule.
help-games = **Games:** { $games }. `/tarok rules` teaches each of them.
help-tables = **Table**
help-play-commands = **Play**
help-scores = **Scores**
help-manual = **Learn**
help-server = **Server**
help-command = `/tarok { $name }` – { $does }
