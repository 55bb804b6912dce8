# Chi gioca una partita, e chi vuole unirsi.

remove-title = ### Chi gioca questa partita
remove-nobody = Non c'è nessun altro da rimuovere.
remove-sure = Rimuovere { $name } dalla partita? Al suo posto gioca la casa, e non si torna indietro.
remove-sure-last = Rimuovere { $name } dalla partita? Non gioca nessun altro, quindi il tavolo si chiude.
remove-yes = Rimuovi
reply-removed = { $name } è fuori dalla partita; gioca la casa.
reply-removed-closed = { $name } è fuori dalla partita; il tavolo è chiuso.
denied-not-yours-to-remove = Può farlo solo { $name }, a capotavola, o chi può gestire i canali.
denied-round-remove = A un tavolo di un incontro a squadre può rimuovere qualcuno solo chi può gestire i canali.
denied-removed-from-match = La tua presenza in questa partita è stata rimossa; al tuo posto gioca la casa.
sit-asked = Chiesto a: { $names }. Appena uno dice sì, il posto è tuo. Se nessuno risponde entro { $minutes } minuti, o prima della prossima mano, la domanda decade.
sit-asked-away = Adesso non c'è nessuno. Se qualcuno torna e dice sì entro { $minutes } minuti, e prima della prossima mano, il posto è tuo.
sit-yes = Sì: giochi dalla prossima mano. Le tue carte arrivano qui.
sit-no = Questa volta preferiscono di no.
sit-late = La mano è cominciata prima che qualcuno rispondesse. Quando finisce puoi chiedere di nuovo.
sit-nobody = Nessuno ha risposto. Puoi chiedere di nuovo.
sit-closed = La partita è finita prima che qualcuno rispondesse.
sit-let = Accogli
sit-asks = **{ $name }** vorrebbe unirsi a voi. Chi gioca qui può dire sì o no.
sit-you-said-yes = { $name } gioca dalla prossima mano.
sit-you-said-no = { $name } resta fuori da questa partita.
denied-sit-declined = Chi gioca questa partita preferisce farlo senza di te.
denied-sit-many-ask = Qui chiedono già un posto in tanti. Riprova dopo la prossima mano.
denied-nobody-asks = Nessuno chiede più un posto.
