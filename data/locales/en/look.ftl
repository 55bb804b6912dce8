# How cards are shown: `/tarok look`.

look-title-person = ### How you see cards
look-title-server = ### How this server's tables are drawn
look-note-pictures = Pictures of the cards and the table; each says in words what it shows, for screen readers.
look-note-emojis = Text with a small picture at each card.
look-note-text = Text alone, with the signs of the suits.
look-no-emojis = There are no emojis yet, so you see text until whoever runs me has uploaded them.
look-sample = Some cards of this deck: { $cards }
look-style-pictures = Pictures
look-style-emojis = Emojis
look-style-text = Text
look-deck-classic = Classic deck
look-deck-clear = Clear deck
look-to-server = This server's tables
look-to-person = My own cards
look-to-habits = How I play
look-forced-cards-always = Always
look-forced-cards-harmless = Only if nothing depends on it
look-forced-cards-never = Never
habits-title = ### How you play
habits-forced-cards = Your only card by itself
habits-forced-cards-note = When the rules leave you one card, I can play it for you. Until you choose, I leave it to you in your first three deals.
habits-order = Order of your hand
look-trumps-left = Trumps on the left
look-trumps-right = Trumps on the right
look-suits-colour = Black and red suits in turn
look-suits-pack = Suits always ♠ ♣ ♦ ♥
look-ranks-high = High cards first
look-ranks-low = Low cards first
habits-letters = Letters of the court cards
habits-coach = The coach, alone with the house
look-coach-first = In my first deals
look-coach-always = Always
look-coach-never = Never
habits-puzzles = Puzzles from your deals with others, without names
look-puzzles-all = For everybody
look-puzzles-mine = For me alone
habits-back = Look of the cards
help-looks = **How it looks**

# In which language things are said: `/tarok language`.

language-title-person = ### Your language
language-title-server = ### This server's language
language-note-person = My answers to you and your cards are in this language. What everybody sees is in the server's language.
language-note-server = The tables and scores of this server are in this language. I answer people in it too, unless they have chosen one of their own.
language-auto-person = The server's, or your Discord's
language-auto-server = As Discord has it
language-auto = Automatic
language-to-person = My own language
language-to-server = This server's language
