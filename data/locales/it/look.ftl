# How cards are shown: `/tarok look`.

look-title-person = ### Come vedi le carte
look-title-server = ### Come si disegnano i tavoli di questo server
look-note-pictures = Immagini delle carte e del tavolo; ognuna dice a parole cosa mostra, per chi usa un lettore di schermo.
look-note-emojis = Testo, con una piccola immagine accanto a ogni carta.
look-note-text = Solo testo, con i segni dei semi.
look-no-emojis = Le emoji non ci sono ancora: vedi il testo finché chi mi gestisce non le ha caricate.
look-sample = Alcune carte di questo mazzo: { $cards }
look-style-pictures = Immagini
look-style-emojis = Emoji
look-style-text = Testo
look-deck-classic = Mazzo classico
look-deck-clear = Mazzo leggibile
look-to-server = I tavoli del server
look-to-person = Le mie carte
look-to-habits = Come gioco
look-forced-cards-always = Sempre
look-forced-cards-harmless = Solo se non ne dipende nulla
look-forced-cards-never = Mai
habits-title = ### Come giochi
habits-forced-cards = L'unica carta, giocata in automatico
habits-forced-cards-note = Quando le regole ti lasciano una sola carta, posso giocarla io per te. Finché non scegli, nelle tue prime tre mani la lascio a te.
habits-order = L'ordine delle tue carte
look-trumps-left = Trionfi a sinistra
look-trumps-right = Trionfi a destra
look-suits-colour = Semi neri e rossi alternati
look-suits-pack = Semi sempre ♠ ♣ ♦ ♥
look-ranks-high = Prima le carte alte
look-ranks-low = Prima le carte basse
habits-letters = Lettere delle figure
habits-coach = L'allenatore, quando giochi solo con la casa
look-coach-first = Nelle mie prime mani
look-coach-always = Sempre
look-coach-never = Mai
habits-puzzles = Quesiti dalle tue mani con altri, senza nomi
look-puzzles-all = Per tutti
look-puzzles-mine = Solo per me
habits-back = Aspetto delle carte
help-looks = **L'aspetto**

# In which language things are said: `/tarok language`.

language-title-person = ### La tua lingua
language-title-server = ### La lingua di questo server
language-note-person = Ti rispondo in questa lingua, e così vedi le tue carte. Quello che vedono tutti è nella lingua del server.
language-note-server = I tavoli e i punteggi di questo server sono in questa lingua. Rispondo così anche alle persone, se non ne hanno scelta una propria.
language-auto-person = Quella del server, o del tuo Discord
language-auto-server = Come in Discord
language-auto = Automatica
language-to-person = La mia lingua
language-to-server = La lingua del server
