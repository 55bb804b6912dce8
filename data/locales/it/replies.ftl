# What the bot answers to a person, in private.

reply-stale = Intanto il tavolo è andato avanti; ora la situazione è questa.
reply-slip = Che velocità: la pagina era appena cambiata, quindi non è successo niente. Adesso sta così.
reply-never-mind = Non è cambiato niente.
reply-done-already = È stato fatto; solo la mia risposta si è persa per strada.
reply-shared-update = L'avevi già condiviso qui: ho aggiornato quel messaggio.
reply-accident = Qualcosa è andato storto da parte mia. Non si è perso niente: riprova, per favore.
reply-discord-trouble = Mi serviva qualcosa da Discord e non l'ho avuto. Riprova tra un momento.
reply-refused = Discord ha rifiutato quello che volevo mostrarti. Quello che hai fatto vale lo stesso. Avvisa chi mi gestisce.
reply-too-large = Quello che volevo mostrarti è troppo grande per Discord. Chiedilo a chi mi gestisce.
reply-command-changed = Questo comando è cambiato da quando il tuo Discord l'ha imparato. Aspetta un momento o ricarica Discord, poi scrivilo di nuovo.
reply-not-allowed = Qui non puoi usare questo comando.
reply-store-trouble = In questo momento non riesco a scrivere nel mio archivio, quindi non è stato giocato niente. Avvisa chi mi gestisce e riprova più tardi.
reply-table-over = Questa partita è finita; il punteggio è nel canale. `/tarok new` apre un altro tavolo.
reply-deal-over = La mano è finita; il punteggio è nel canale.
reply-over-by-then = La mano era già finita; il punteggio è nel canale.
reply-welcome-back = Che bello rivederti: il posto è di nuovo tuo.
reply-you-may = Quella carta la puoi giocare.
reply-table-opened = Il tavolo è aperto: gli altri si siedono con i pulsanti nel canale. Le tue carte arrivano qui.
reply-thread-opened = Il tavolo è aperto in un thread tutto suo: { $thread }. Le tue carte arrivano qui.
reply-seat-taken = Dalla prossima mano il posto di { $name } è tuo, punteggio compreso. Le tue carte arrivano qui.
reply-paused = Il tavolo è in pausa finché qualcuno non riprende.
reply-paused-for-a-day = Il tavolo è in pausa finché qualcuno non riprende, al massimo 24 ore; di più, se la pausa la chiede anche qualcun altro.
reply-resumed = Si continua.
reply-rematch = Rivincita: il tavolo è aperto nel canale. Le tue carte arrivano qui.
reply-for-all = È nel canale, dove tutti possono vederlo.
reply-board-posted = Il tavolo è di nuovo in fondo al canale.
reply-board-trouble = Non riesco a disegnare il tavolo in questo canale ({ $known ->
    [missing-permissions] mancano i permessi
    [missing-access] manca l'accesso
   *[other] { $reason }
}). Qui si continua a giocare; chiedi a chi modera di lasciarmi scrivere lì.
reply-left-game = Hai lasciato il tavolo; al tuo posto gioca la casa. Premi *Le mie carte* per tornare.
reply-left-lobby = Hai lasciato il tavolo.
reply-skis = Il giro dello Škis è chiamato: comincia con la prossima mano.
reply-stopped = Il tavolo è chiuso.
reply-would-end = Finisce quando tutti sono d'accordo.
reply-record = La registrazione della mano: `{ $file }`

denied-not-at-table = Non siedi a questo tavolo.
denied-no-deal = Non c'è nessuna mano in corso.
denied-deal-over = La mano è finita. *{ $look }* sotto il punteggio mostra tutte le prese.
denied-table-closed = Questo tavolo è chiuso. `/tarok new` ne apre un altro.
denied-no-table-here = In questo canale non c'è nessun tavolo. `/tarok new` ne apre uno.
denied-table-unreadable = Il tavolo di questo canale è di un'altra versione di questo bot, che può ancora leggerlo. Chi può gestire i canali può chiuderlo con `/tarok stop`.
denied-servers-only = Funziona solo nei canali di un server che mi ha aggiunto.
denied-no-such-number = A questo gioco si gioca in { $numbers }.
denied-no-such-options = In questo gioco queste opzioni non vanno insieme.
denied-no-such-length = Una partita di questo gioco può avere { $numbers } mani, e nessun altro numero.
denied-thread-refused = Non sono riuscito ad aprire qui un thread per il tavolo. Chiedi a chi modera di lasciarmi creare thread pubblici e scriverci, oppure di permettere un solo tavolo per canale (`/tarok server defaults`).
denied-threads-full = Questo server ha tanti thread attivi quanti Discord ne permette, quindi non ho potuto aprirne uno per il tavolo. Chiudetene qualcuno, oppure chiedi a chi modera di permettere un solo tavolo per canale (`/tarok server defaults`).
denied-thread-later = Per ora Discord non mi lascia aprire altri thread. Riprova tra qualche minuto.
denied-thread-lost = Discord non ha risposto quando ho chiesto un thread. Riprova: se è stato aperto lo stesso, userò quello.
denied-thread-impossible = In questo canale Discord non mi lascia aprire thread. Prova in un altro canale.
denied-channel-taken = In questo canale c'è già un tavolo. Usa un altro canale o un thread, oppure chiudi il tavolo con `/tarok stop`.
denied-no-such-value = Questo valore non va bene. Mentre scrivi, Discord mostra cosa accetta ogni opzione.
denied-no-such-value-of = Questo valore di *{ $option }* non va bene. Mentre scrivi, Discord mostra cosa accetta.
denied-no-such-rule = Non c'è nessuna regola con questo numero. La lista che appare mentre scrivi le mostra tutte.
denied-no-such-game = Questo gioco non lo conosco. La lista che appare mentre scrivi mostra tutti quelli che si giocano qui.
denied-no-such-preset = Non conosco regole con questo nome. La lista che appare mentre scrivi mostra quelle che ci sono.
denied-not-yours-to-settle = Può deciderlo solo chi può gestire questo server.
denied-table-full = Tutti i posti sono occupati.
denied-no-house-player = Qui non siede la casa.
denied-already-started = La partita è già cominciata.
denied-not-started = La partita non è ancora cominciata: comincia quando tutti i posti sono occupati e chi è a capotavola preme *Inizia*.
denied-seats-empty = { $seats ->
    [one] Un posto è ancora libero: aspetta che si sieda qualcuno, o aggiungi la casa.
   *[other] { $seats } posti sono ancora liberi: aspetta che si sieda qualcuno, o aggiungi la casa.
}
denied-not-ready = Si aspetta ancora: { $names }.
denied-nobody-to-remove = Quella persona non siede più al tuo tavolo.
denied-nobody-to-invite = Menziona gli amici che vuoi chiamare: scrivi @ e scegli, fino a { $most } alla volta.
denied-invited-sit-here = Le persone che hai indicato siedono già a questo tavolo. Indica chi non c'è ancora: scrivi @ e scegli.
denied-named-a-bot = Gli account dei bot non giocano, e nemmeno il mio. Indica una persona: scrivi @ e scegli. Per giocare con la casa apri un tavolo con `/tarok new`: occupa i posti liberi.
denied-named-nobody = Discord non conosce nessuno con questa menzione. Scrivi @ e scegli una persona dalla lista.
denied-named-unavailable = <@{ $user }> al momento non può giocare con questo bot. Riprova un'altra volta o con qualcun altro.
denied-sits-already = A questo tavolo hai già un posto.
denied-join-between = C'è una mano in corso. Tra una mano e l'altra puoi prendere un posto della casa.
denied-paused = Il tavolo è in pausa. Premi *Riprendi* sul tavolo o usa `/tarok match resume`, poi continua a giocare.
denied-not-paused = Il tavolo non è in pausa.
denied-no-rematch = La rivincita la può chiedere solo chi ha giocato questa partita.
denied-match-goes-on = Quella partita non è ancora finita.
denied-founder-only = Può farlo solo { $name }, a capotavola. Se qui non succede niente per { $minutes } minuti, può farlo chiunque sieda al tavolo.
denied-removed = { $name } ti ha rimosso da questo tavolo. Può invitarti di nuovo.
denied-removed-guest = { $name } ha allontanato dal tavolo una persona che hai nominato: può invitarla di nuovo solo { $name }.
denied-already-left = Hai già lasciato il tavolo; premi *Le mie carte* per tornare.
denied-not-yours-to-stop = Può chiuderlo solo { $name }, a capotavola, o chi può gestire i canali.
denied-no-skis-round = Questa partita non ha il giro dello Škis: finisce da sé dopo l'ultima mano, o subito con `/tarok stop`.
denied-skis-already = Il giro dello Škis è già stato chiamato.
denied-seat-with-house = Adesso gioca la casa per te. Premi *Le mie carte* per riprenderti il posto.
denied-unknown-code = Questa mossa non la conosco. La lista che appare mentre scrivi mostra cosa puoi fare.
denied-no-hints = A questo tavolo non ci sono consigli. Chi è a capotavola può permetterli prima della partita, quando il tavolo si riempie.
denied-unknown-button = Questo pulsante non lo conosco più.
denied-permission-missing = In questo canale mi manca un permesso: *{ $permission ->
    [view_channel] Visualizza canale
    [send_messages] Invia messaggi
   *[other] Invia messaggi nei thread
}*. Chiedi a chi modera di darmelo.
denied-not-your-match = Le mani di questa partita le può vedere solo chi l'ha giocata. Chi c'era può mostrarne una qui con *Condividi*.
denied-match-elsewhere = Puoi rivedere le mani di quella partita solo dove l'hai giocata: aprile su quel server o in quella chat.
denied-not-your-deal = Questa mano la può vedere solo chi allora sedeva al tavolo. Chi c'era può mostrarla qui con *Condividi*.
denied-shared-already = L'hai già condiviso qui: è nel canale, dove tutti possono vederlo.
denied-shared-elsewhere = Puoi condividere questa mano solo dove l'hai giocata: aprila su quel server o in quella chat e premi lì *Condividi*.
denied-no-match-of-yours = Qui non hai ancora giocato nessuna partita.
denied-no-deal-of-yours = In questa partita non hai ancora finito nessuna mano. Quelle di prima che arrivassi sono per chi le ha giocate.
denied-no-such-deal = Questa mano non è finita, o non esiste.
denied-no-such-position = Da lì non si può giocare: la mano era già finita.
denied-practice-gone = Quell'esercizio è chiuso: resta aperto solo il più recente. Riapri la mano o il quesito per cominciarne un altro.
denied-practice-unreadable = Quell'esercizio non può continuare: è stato cominciato con un'altra versione di questo bot. Riapri la mano o il quesito per cominciarne un altro.
denied-deal-unreadable = Questa mano non riesco più a leggerla: è stata giocata con un'altra versione di questo bot.
denied-no-decisions = In quella mano non avevi niente da decidere, quindi non c'è niente da analizzare.
denied-nobody-analyses = In questo momento non riesco a ragionarci su: o sono appena partito, o chi mi gestisce ha disattivato i ragionamenti (`TAROK_WORKERS`). Riprova tra un minuto.
denied-analysis-failed = A metà ho perso il filo. Non si è perso altro: riprova, per favore.
denied-no-finished-deal = { $deals ->
    [0] A questo tavolo non è ancora finita nessuna mano.
    [one] A questo tavolo è finita una sola mano.
   *[other] A questo tavolo sono finite solo { $deals } mani.
}
denied-may-not-look = Può scegliere come si disegnano i tavoli di un server che mi ha aggiunto solo chi può gestirlo.
denied-may-not-choose-language = Può scegliere la lingua di un server che mi ha aggiunto solo chi può gestirlo.
