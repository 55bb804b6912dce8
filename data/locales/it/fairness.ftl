# Carte che si possono verificare (docs/fairness.md): il sigillo, le parole, e se torna.

board-details = Dettagli…
fair-title = **Carte oneste**
fair-coming = Il segreto della prossima mano è già fissato e da esso seguiranno le carte. Questo è il suo sigillo:
fair-dealt = Le carte di questa mano seguono da un segreto fissato prima. Questo è il suo sigillo:
fair-none = Questa mano fu data prima che i segreti fossero conservati: le sue carte non si possono verificare.
fair-given = Chi ha dato una parola: { $names }
fair-own = La tua parola: { $word }
fair-how = A mano finita il segreto sta nel file della mano e `/tarok match verify` lo verifica. Copia il sigillo se allora vuoi confrontarlo.
fair-why-a-word = Puoi aggiungere al segreto una tua parola. Così nessuno può aver scelto le carte, nemmeno chi gestisce questo bot.
fair-give = Dai una parola…
fair-form-title = Una parola per la prossima mano
fair-form-label = Al massimo { $most } lettere o cifre
fair-form-note = Cambia solo le carte della prossima mano. Al tavolo nessuno la legge. Vuoto: nessuna.
denied-word-late = Una parola vale per una mano ancora da dare, dopo averne visto il sigillo in *Dettagli…*.
denied-no-word = Una parola ha lettere o cifre.
reply-form-late = Ci è voluto troppo. Premi ancora una volta.
verify-title = **Le carte di questa mano**
verify-good = Sono quelle fissate prima.
verify-bad = **Non sono quelle fissate prima.** Mostralo a chi gestisce il bot.
verify-none = Questa mano fu data prima che i segreti fossero conservati, perciò non c'è nulla da verificare. Vale come prima.
verify-commitment = Ora il segreto è nel file della mano. Corrisponde a questo sigillo, che stava in *Dettagli…* prima della mano:
verify-deck = Rifatte dal segreto, dal tavolo { $table }, dalla mano { $deal } del suo registro e dalle parole, le carte sono le stesse.
verify-no-deck = Rifatte dal segreto, dal tavolo { $table }, dalla mano { $deal } del suo registro e dalle parole, le carte sono altre.
verify-words = Chi ha dato una parola: { $names }
verify-no-words = Nessuno ha dato una parola.
verify-own = La tua parola «{ $word }» c'è.
verify-not-own = La tua parola «{ $word }» non c'è.
verify-cut = { $cut ->
    [one] Poi è stata alzata una carta.
   *[other] Poi sono state alzate { $cut } carte.
}
verify-log = Tutte le mosse portano dove portavano quando furono fatte.
verify-file = { $file } è il file della mano. Con `check_deal.py`, nel codice del bot, chiunque può verificarlo senza il bot; lì `fairness.md` dice che cosa dimostra e che cosa no.
