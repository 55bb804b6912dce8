# The manual's frame, and the help page.

manual-none = Per questo gioco non c'è un corso.
manual-learn = Impara
manual-page = Pagina { $page } di { $pages }
manual-back = Indietro
manual-next = Avanti
rule-open = Regola { $number }
rule-section = Dalla sezione «{ $section }»
rule-in-english = Il testo preciso per ora c'è solo in inglese; il corso del gioco è in italiano.
help-title = ## Tarok
help-play =
    `/tarok new` apre un tavolo in questo canale. Gli amici premono *Siediti*; *Completa e inizia* dà i posti liberi alla casa e distribuisce le carte.
    Le tue carte arrivano in un messaggio che vedi solo tu. I pulsanti sono proprio quello che puoi fare. Se il messaggio non c'è più, premi *Le mie carte* sul tavolo.
    ♠ ♣ ♦ ♥ sono i semi; le figure sono K (re), Q (donna), C (cavallo), J (fante). Nei semi neri la più alta delle cartine è il 10 e la più bassa il 7, nei rossi l'1 e il 4. I trionfi sono il Pagat 1, da T2 a T20, il Mond 21 e, più alto di tutti, lo Škis. I Tarocchi lombardi hanno più carte.
    La lista *Perché no…?* sotto le tue carte ti dice perché una carta non si può giocare, e apre la regola.
help-games = **Giochi:** { $games }. `/tarok learn` li insegna tutti.
help-tables = **Tavolo**
help-play-commands = **Gioco**
help-scores = **Punteggi**
help-manual = **Imparare**
help-server = **Server**
help-command = `/tarok { $name }` – { $does }

# Che cosa sta sopra le carte che un corso mostra.
taught-black = ♠ e ♣, dalla carta più alta alla più bassa
taught-red = ♦ e ♥: l'1 è la migliore delle cartine
taught-trula = { $trula }
taught-three = tre carte che contano 5 + 4 + 1 − 2 = 8
taught-four = quattro carte che contano 5 + 4 − 1 = 8
taught-worth = valgono 6, poi 5, 4, 3, 2 e niente
taught-honours = i sette onori
taught-birds = Pagat, Uhu e Kakadu
taught-rostopschin = Rostopschin: una presa con T17, poi una con T18
taught-straw = un uomo di paglia: una carta scoperta, tre coperte
taught-sets-three = il tallone a gruppi di tre
taught-sets-two = a gruppi di due
taught-sets-one = carta per carta
taught-call = si chiama uno di questi re
taught-follow = si risponde a seme: vince la carta più alta
taught-trumped = senza carte del seme si gioca un trionfo, e vince
taught-higher = vince il trionfo più alto
taught-off = un altro seme non vince mai
taught-emperor = la presa dell'imperatore: vince il Pagat
taught-beat = Klop e mendicanti: chi può deve prendere
taught-kings = tutti e quattro i re
taught-last-king = l'ultima presa: la vince il re chiamato
taught-last-pagat = l'ultima presa: la vince il Pagat
taught-caught = il Mond è catturato
taught-matto = il Matto non vince mai una presa
