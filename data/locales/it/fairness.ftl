# Carte che si possono verificare (docs/fairness.md): il sigillo, le parole, e se torna.

menu-fair = Carte oneste
fair-title = **Carte oneste**
fair-coming = Il segreto della prossima mano è già fissato e le carte ne deriveranno. Questo è il suo sigillo:
fair-dealt = Le carte di questa mano derivano da un segreto fissato prima. Questo è il suo sigillo:
fair-none = Questa mano fu data prima che i segreti fossero conservati: le sue carte non si possono verificare.
fair-given = Parole aggiunte da: { $names }
fair-own = La tua parola: { $word }
fair-how = A mano finita il segreto sta nella registrazione e `/tarok match verify` lo verifica. Copia il sigillo se allora vuoi confrontarlo.
fair-why-a-word = Puoi aggiungere al segreto una tua parola. Così nessuno può aver scelto le carte, nemmeno chi gestisce questo bot.
fair-give = Aggiungi una parola…
fair-form-title = Una parola per la prossima mano
fair-form-label = Al massimo { $most } lettere o cifre
fair-form-note = Cambia solo le carte della prossima mano. Al tavolo nessuno la legge. Vuoto: nessuna.
denied-word-late = Una parola vale per una mano ancora da dare, dopo averne visto il sigillo in *Carte oneste*.
denied-no-word = Una parola ha lettere o cifre.
reply-form-late = Ci è voluto troppo. Premi ancora una volta.
verify-title = **Le carte di questa mano**
verify-good = Sono quelle fissate prima.
verify-bad = **Non sono quelle fissate prima.** Mostralo a chi gestisce il bot.
verify-none = Questa mano fu data prima che i segreti fossero conservati, perciò non c'è nulla da verificare. Vale come prima.
verify-commitment = Ora il segreto è nella registrazione. Corrisponde a questo sigillo, che stava in *Carte oneste* prima della mano:
verify-deck = Ridate dal segreto, dal tavolo ({ $table }), dalla mano ({ $deal } nel suo registro) e dalle parole, le carte sono le stesse.
verify-no-deck = Ridate dal segreto, dal tavolo ({ $table }), dalla mano ({ $deal } nel suo registro) e dalle parole, le carte **sono diverse**.
verify-words = Parole aggiunte da: { $names }
verify-no-words = Nessuno ha aggiunto una parola.
verify-own = La tua parola «{ $word }» c'è.
verify-not-own = La tua parola «{ $word }» non c'è.
verify-cut = { $cut ->
    [one] Poi è stata alzata una carta.
   *[other] Poi sono state alzate { $cut } carte.
}
verify-log = Rigiocate, tutte le mosse portano allo stesso risultato.
verify-file = { $file } è la registrazione della mano. Con `check_deal.py`, nel codice del bot, chiunque può verificarla senza il bot; lì `fairness.md` dice che cosa dimostra e che cosa no.
