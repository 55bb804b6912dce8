# Tornei di un server: tutti giocano le stesse mani, ognuno da solo con la casa.

help-tournament = **Tornei**

tournament-title = { $heading } · { $game } · mano { $deal } di { $deals }
tournament-heading = Torneo
tournament-state-before = Comincia <t:{ $opens }:R> (<t:{ $opens }:f>) ed è aperto fino a <t:{ $closes }:f>.
tournament-state-open = È aperto fino a <t:{ $closes }:f> (<t:{ $closes }:R>).
tournament-state-closing = Il tempo è scaduto. Si calcola la classifica.
tournament-state-over = È finito.
tournament-state-off = È stato annullato: non c'è classifica.
tournament-crowd = { $entrants ->
    [one] Partecipa { $entrants } persona
   *[other] Partecipano { $entrants } persone
}; tutte le mani giocate: { $done }.
tournament-took-part = { $entrants ->
    [one] { $entrants } persona è in classifica.
   *[other] { $entrants } persone sono in classifica.
}
tournament-nobody = Non partecipa ancora nessuno.
tournament-none-played = Nessuno ha giocato una mano.
tournament-line = { $name } · { $done } di { $deals }
tournament-others = altre persone: { $number }
tournament-rules = Tutti giocano le stesse mani, ognuna una volta, da soli con la stessa casa e quando vogliono, prima che si chiuda. La classifica la vede chi ha finito tutte le mani; alla fine la vedono tutti.
tournament-by-matchpoints = Classifica: in ogni mano conta la quota battuta degli avversari che l'hanno finita (i pari per metà), su tutte le mani la media. Una mano non finita porta 0%.
tournament-by-differences = Classifica: in ogni mano conta di quanto si è sopra o sotto la mediana, al massimo { $cap } punti, su tutte le mani la somma. Una mano non finita porta −{ $cap }.
tournament-winner = **Vince { $name } con { $score }.**
tournament-winners = **{ $name } si dividono il primo posto con { $score }.**
tournament-enter = Partecipa
tournament-leave = Lascia
tournament-show = Le mie mani
tournament-play = Gioca
tournament-ranks = Classifica
tournament-call-off = Annulla il torneo
tournament-back = Indietro
tournament-deal = Mano { $deal }
tournament-you-in = Partecipi. Una mano conta appena la apri; una che alla fine resta a metà conta come una mai aperta.
tournament-you-done = Hai giocato tutte le mani.
tournament-you-out = Non partecipi.
tournament-you-gone = Hai lasciato. Le mani aperte restano aperte; puoi partecipare di nuovo.
tournament-left = Hai lasciato il torneo.
tournament-own-place = Il tuo posto in classifica: **{ $place }** di { $of }, con { $score }.
tournament-no-place = Non sei in classifica: non hai finito nessuna mano.
tournament-not-entered = Non hai partecipato.
tournament-no-place-left = Hai lasciato questo torneo, quindi non sei in classifica.
tournament-share = { $number }%
tournament-points = Punti
tournament-result = Risultato
tournament-played = Mani
tournament-former = rimosso
tournament-standings = Classifica
tournament-standings-now = Classifica finora, tra chi ha finito tutte le mani
tournament-so-far = Cambia finché gli altri giocano.
tournament-sure = Annullare questo torneo? Finisce ora per tutti, e non c'è classifica.
tournament-sure-weekly = La serie continua con il prossimo; *Ferma la serie* la conclude.
tournament-announced = Il torneo è annunciato in <#{ $channel }>.
tournament-undrawn = Le carte sono in preparazione. Lo SHA-256 dei loro segreti apparirà qui prima che si possa aprire una mano.
tournament-drawn = Ora le carte sono stabilite. *Gioca* apre la prima mano.
tournament-list = Tornei di questo server
tournament-entry = { $number }. { $game } · { $state }
tournament-is-before = comincia <t:{ $opens }:R>
tournament-is-open = aperto fino a <t:{ $closes }:f>
tournament-is-closing = si calcola la classifica
tournament-is-over = finito
tournament-is-off = annullato
tournament-number = Apri { $number }
tournament-none = Qui non c'è nessun torneo. Chi gestisce questo server può annunciarne uno con `/tarok tournament new`.
tournament-when = Analisi e registrazione arrivano quando il torneo è finito.


alt-standing = { $place }. { $name }, { $score }

denied-tournament-gone = Questo torneo qui non esiste.
denied-tournament-over = Questo torneo è finito.
denied-tournament-hidden = La classifica la vedi quando hai finito tutte le mani, o quando il torneo è finito.
denied-tournament-out = Non partecipi a questo torneo.
denied-tournament-played = Hai giocato tutte le mani e vedi la classifica, quindi i tuoi risultati restano.
denied-tournament-gone-out = Hai lasciato questo torneo. *Partecipa* ti fa rientrare.
denied-tournament-early = Comincia <t:{ $at }:R>.
denied-tournament-manager = Solo chi gestisce questo server può annunciare o annullare un torneo.
denied-tournament-no-hints = In un torneo, prima che finisca, non ci sono consigli per nessuno.
denied-many-tournaments = Questo server ha già { $most } tornei in corso o annunciati. Aspetta che uno finisca, o annullane uno.
denied-many-announced = Hai già annunciato { $most } tornei nelle ultime 24 ore. Annuncia il prossimo domani.
denied-many-entered = Partecipi già a { $most } tornei. Prima finiscine o lasciane uno.
denied-many-entrants = Partecipano già { $most } persone: non c'è più posto.

tournament-weekly = Si ripete ogni settimana.
tournament-series = Classifica della serie
tournament-series-none = Nessun torneo di questa serie ha ancora una classifica.
tournament-series-counted = Tornei contati: { $number } (al massimo gli ultimi { $most }).
tournament-series-rule = I primi { $places } posti di ogni torneo danno { $points } punti. Chi divide un posto divide anche i punti; a parità di punti conta chi ha più vittorie.
tournament-wins = Vittorie
tournament-trophies = Trofei dei tornei di questo server, tutti i giochi, da sempre: { $trophies }
tournament-stop = Ferma la serie
tournament-stop-sure = Fermare questa serie? Questo torneo resta com'è, ma dopo non ne segue nessuno.
tournament-last = La serie è ferma: dopo questo torneo non ne segue nessuno.

denied-tournament-stop = Può fermare questa serie solo chi l'ha annunciata o chi gestisce questo server.
denied-tournament-stopped = Qui non c'è niente da fermare: la serie è già ferma, o il prossimo torneo è già annunciato.
denied-tournament-week = Un torneo che si ripete ogni settimana dura al massimo { $most } ore.
denied-tournament-starts = Può cominciare subito o entro { $days } giorni. Scrivi tra quante ore, per esempio `5`, oppure data e ora in UTC, per esempio `{ $example }`. Adesso in UTC: `{ $now }`.
