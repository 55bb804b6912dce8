# Rated deals: each person is dealt one of twenty that are equally hard.

rated-title = Tarok { $number } classificata · { $game }
rated-name = Tarok { $number } classificata
rated-way = Mano classificata
rated-intro = Ci sono { $deals } mani ugualmente difficili, e te ne tocca una: quasi nessuno che conosci ha la stessa, e prima che si chiudano nessuno sa chi ha quale. Ognuno gioca da solo con la casa. Giocatori della casa: { $level }. Conta quanti giocatori della casa con le tue carte batti.
rated-note = Il tuo unico tentativo alla tua mano classificata. Per gli altri gioca la casa.
rated-secret = Le tue carte derivano dal segreto { $deal } di { $deals }: `{ $secret }`. Lo SHA-256 di tutti, uno dopo l'altro, era stato mostrato prima: `{ $commitment }`.
rated-secrets = Tutti i segreti
ladder-title-rated = Mani classificate · { $game }
ladder-of-daily = Mano del giorno
ladder-of-rated = Classificate
ladder-everywhere = La tua posizione fra tutti i server: { $place }.
denied-no-rated-deal = Di quel giorno non ci sono mani classificate.
denied-rated-deal-soon = Le mani classificate di oggi si stanno ancora preparando: riprova fra qualche minuto.

# A result that is shared, as a picture, in words.
alt-share = { $name } ha giocato { $title }, { $game }.
alt-share-quarters = Per quarti della mano: { $marks }.
alt-share-good = bene
alt-share-fair = discretamente
alt-share-poor = male
alt-share-percent = Giocatori della casa battuti: { $percent } su 100.
alt-share-days = Giorni di fila: { $days }.
