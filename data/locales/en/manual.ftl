# The manual's frame, and the help page.

manual-none = There is no course for that game.
manual-page = Page { $page } of { $pages }
manual-back = Back
manual-next = Next
help-title = ## Tarok
help-play =
    `/tarok new` opens a table in this channel. Others press *Join*; house players fill empty seats; *Start* deals.
    Your cards come in a message that only you see. Its buttons are exactly what you may do. If it is gone, press *My hand* on the table.
    ♠ ♣ ♦ ♥ are the suits; the court cards are K (king), Q (queen), C (cavalier), J (jack). T2 to T20 are trumps, with the Pagat (T1), the Mond (T21) and the Škis, the highest.
    The list *Why not…?* under your cards tells why a card may not be played.
help-commands =
    Table: `/tarok new` `table` `leave` `stop` `skis`
    Play: `/tarok hand` `bid` `call` `say` `kontra` `pass` `play` `last`
    Scores: `/tarok score` `leaderboard` `export`
    Learn: `/tarok rules` `help`
