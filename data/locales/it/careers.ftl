# Profili e classifiche: che cosa si è giocato, quanto bene, e quanto è sicuro.

help-careers = **Come giochi**

career-of = { $name } · { $game } · { $when }
career-all-time = da sempre
career-all-games = tutti i giochi
career-game = Il gioco
career-when = Quando
career-choice = { $what }: { $chosen }
career-share = Mostra nel canale
career-look = Guarda da te
career-season-on = La stagione di { $month } è ancora in corso. Si chiude da sola alla fine del mese (UTC), e nella prossima il rating di tutti ricomincia da capo.
career-season-over = La stagione di { $month } è finita; non cambia più nulla.

profile-empty = { $name } qui non ha ancora finito nessuna mano a un tavolo.
profile-idle = In questo periodo non c'è nessuna mano.
profile-rating = Rating: **{ $rating }** ±{"\u00A0"}{ $doubt }, cioè tra { $low } e { $high } diciannove volte su venti
profile-unrated = Nessun rating: arriva con la prima partita finita contro altre persone in cui nessuno riceve consigli.
profile-people = persone
profile-house = casa
profile-deals = mani
profile-average = per mano
profile-declared = contratti
profile-made = riusciti
profile-matches = partite
profile-won = vinte
profile-best = migliore
profile-worst = peggiore
profile-note = *Casa* vuol dire: una persona gioca da sola con la casa. I contratti sono quelli dichiarati in prima persona.
profile-give-or-take = ±: diciannove volte su venti il valore vero per mano sta così vicino.
profile-soon = Medie, mano migliore e peggiore e andamento arrivano con { $deals } mani.
profile-game = **{ $game }** · mani: { $deals }
profile-game-made = contratti riusciti: { $made } su { $declared }
profile-game-won = partite vinte: { $won } su { $matches }
profile-course = Le mani più recenti:
profile-against-people = contro persone
profile-against-house = contro la casa
profile-see-best = Mano migliore
profile-see-worst = Mano peggiore

denied-nobody-to-look-at = Indica una persona con una menzione: scrivi @ e scegli.

leaderboard-rating = rating
leaderboard-order = Ordine secondo la parte sicura del rating: il numero meno il suo ±. Più si gioca, più il ± è piccolo.
career-one-rating = Il rating è uno solo per tutti i numeri di giocatori.

alt-course = { $name }, { $deals ->
    [one] una mano
   *[other] { $deals } mani
}: da { $first } a { $last }, al minimo { $low }, al massimo { $high }.
