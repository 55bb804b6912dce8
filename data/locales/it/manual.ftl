# The manual's frame, and the help page.

manual-none = Per questo gioco non c'è un corso.
manual-page = Pagina { $page } di { $pages }
manual-back = Indietro
manual-next = Avanti
rule-open = Regola { $number }
rule-section = Dalla sezione «{ $section }»
rule-in-english = Le regole numerate sono scritte in inglese.
help-title = ## Tarok
help-play =
    `/tarok new` apre un tavolo in questo canale. Gli amici premono *Siediti*; *Completa e inizia* dà i posti liberi alla casa e distribuisce le carte.
    Le tue carte arrivano in un messaggio che vedi solo tu. I pulsanti sono proprio quello che puoi fare. Se il messaggio non c'è più, premi *Le mie carte* sul tavolo.
    ♠ ♣ ♦ ♥ sono i semi; le figure sono K (re), Q (donna), C (cavallo), J (fante). Nei semi neri la più alta delle cartine è il 10 e la più bassa il 7, nei semi rossi la più alta è l'1 e la più bassa il 4. I trionfi sono il Pagat 1, da T2 a T20, il Mond 21 e, più alto di tutti, lo Škis.
    La lista *Perché no…?* sotto le tue carte ti dice perché una carta non si può giocare, e apre la regola.
help-games = **Giochi:** { $games }. `/tarok rules` li insegna tutti.
help-tables = **Tavolo**
help-play-commands = **Gioco**
help-scores = **Punteggi**
help-manual = **Imparare**
help-server = **Server**
help-command = `/tarok { $name }` – { $does }
