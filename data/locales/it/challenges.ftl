# Sfide: due persone giocano le stesse mani, ognuna da sola con la casa.

challenge-title = Sfida · { $game } · mano { $deal } di { $deals }
challenge-note = Il tuo unico tentativo a questa mano. Per gli altri gioca la casa.
challenge-game = { $game } · { $deals ->
    [one] { $deals } mano
   *[other] { $deals } mani
}
challenge-asks = { $other }, **{ $name }** ti sfida.
challenge-rules = Avete le stesse mani, ognuno da solo con la stessa casa, entro tre giorni da quando accetti. Il risultato dell'altra persona si vede quando avete finito entrambi. Si può accettare fino a <t:{ $at }:f>.
challenge-off = Questa sfida non vale più.
challenge-on = **{ $name }** e **{ $other }** giocano le stesse mani, ognuno da solo con la casa.
challenge-accept = Accetta
challenge-decline = Meglio di no
challenge-withdraw = Ritira
challenge-show = La sfida
challenge-play = Continua
challenge-again = Rivincita
challenge-past = Tra voi due
challenge-back = Indietro
challenge-against = Sfida con { $name }
challenge-until = Chiude <t:{ $at }:R>. Una mano che allora non è finita la finisce la casa; chi non le ha aperte tutte perde contro chi le ha giocate.
challenge-progress = Mani finite da { $name }: { $number } di { $deals }. Il risultato si vede quando avete finito entrambi, o quando scade il tempo.
challenge-state-mine = Aspetti la risposta di { $name }, fino a <t:{ $at }:f>.
challenge-state-asked = { $name } aspetta la tua risposta, fino a <t:{ $at }:f>.
challenge-state-declined = È stata rifiutata.
challenge-state-withdrawn = È stata ritirata.
challenge-state-lapsed = Nessuno ha risposto in tempo.
challenge-result-won = **Hai vinto: { $own } a { $other }.**
challenge-result-lost = **Vince { $name }: { $other } a { $own }.**
challenge-result-drawn = **Pareggio: { $own } a testa.**
challenge-unplayed-won = **Hai vinto:** { $name } non ha giocato tutte le mani.
challenge-unplayed-lost = **Vince { $name }:** non hai giocato tutte le mani.
challenge-result-void = Non ha vinto nessuno: nessuno dei due ha giocato tutte le mani, oppure uno di voi non c'è più.
challenge-you = Tu
challenge-deal = Mano { $deal }
challenge-commitment = Le carte sono stabilite. Lo SHA-256 dei loro segreti, uno dopo l'altro, è `{ $commitment }`; i segreti si vedono alla fine.
challenge-secrets = Le carte derivano dai segreti { $secrets }. Il loro SHA-256, uno dopo l'altro, era stato mostrato prima: `{ $commitment }`
challenge-when = Il risultato dell'altra persona, analisi e file arrivano quando avete finito entrambi, o quando scade il tempo.
challenge-list = Le tue sfide
challenge-line = { $number }. { $name } · { $game } · { $state }
challenge-number = Apri { $number }
challenge-how = Con `/tarok challenge` e una @ sfidi qualcuno: le stesse mani per tutti e due, e tre giorni per giocarle.
challenge-is-waiting = aspetta una risposta
challenge-is-yours = aspetta la tua risposta
challenge-is-open = in corso
challenge-is-done = tu hai finito
challenge-is-won = vinta
challenge-is-lost = persa
challenge-is-drawn = pari
challenge-is-void = non giocata
challenge-between = Tu e { $name }
challenge-counts = Vinte { $won } · perse { $lost } · pari { $drawn }
challenge-none-yet = Tra voi non è ancora finita nessuna sfida.

denied-challenge-no-hints = In una sfida, prima che finisca, non ci sono suggerimenti per nessuno.
denied-challenge-oneself = Non puoi sfidare te. Indica un'altra persona con una @.
denied-challenge-asked = Hai già sfidato questa persona, e non ha ancora risposto.
denied-challenge-gone = Una tua sfida così non c'è.
denied-challenge-answered = Questa sfida ha già avuto risposta, o è stata ritirata, o il tempo è scaduto.
denied-challenge-opponent = Può rispondere solo chi è stato sfidato.
denied-challenge-challenger = Può ritirarla solo chi l'ha lanciata.
