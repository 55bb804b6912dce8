# What stands on the table: names of things, the lobby, the board, hands and scores.

variant-slovenian = Tarocchi sloveni

card-T21 = Mond 21
card-T1 = Pagat 1
card-F = Škis
suit-trumps = trionfi
names-comma = {", "}
names-and = { $others } e { $last }
house-name = { $name } ({ $kind })
level-novice = principiante
level-club = circolo
level-master = asso
level-stand-in = casa

contract-klop = Klop
contract-three = Tre
contract-two = Due
contract-one = Uno
contract-solo-three = Solo tre
contract-solo-two = Solo due
contract-solo-one = Solo uno
contract-beggar = Mendicante
contract-solo-without = Solo senza
contract-open-beggar = Mendicante scoperto
contract-color-valat-without = Valat di colore senza
contract-color-valat = Valat di colore
contract-valat-without = Valat senza
full-contract = { $contract } ({ $native })
native-three = tri
native-two = dve
native-one = ena
native-solo-three = solo tri
native-solo-two = solo dve
native-solo-one = solo ena
native-beggar = berač
native-solo-without = solo brez
native-open-beggar = odprti berač
native-color-valat-without = barvni valat brez
native-color-valat = barvni valat
native-valat-without = valat brez
native-klop = klop
value-klop = i punti contano contro di te
value-with-difference = { $value } + differenza
value-with-difference-short = { $value }+
value-flat = { $value }

bonus-game = il gioco
    .a = al gioco
bonus-trula = Trula
    .a = alla Trula
    .gender = feminine
bonus-kings = Quattro re
    .a = ai Quattro re
    .gender = plural
bonus-king-ultimo = Re ultimo
    .a = al Re ultimo
bonus-pagat-ultimo = Pagat ultimo
    .a = al Pagat ultimo
bonus-valat = Valat
    .a = al Valat
item-of = { $bonus } ({ $name })
    .a = { FORM($bonus, of: "a") } ({ $name })
step-1 = kontra
step-2 = rekontra
step-3 = subkontra
step-4 = mordkontra
side-declaring = attacco
side-defence = difesa
side-of-declaring = l'attacco
    .a = all'attacco
    .da = dall'attacco
    .di = dell'attacco
side-of-defence = la difesa
    .a = alla difesa
    .da = dalla difesa
    .di = della difesa

lobby-title = { $game }, { $players } giocatori
lobby-empty-seat = *libero*
lobby-host = { $who } · capotavola
lobby-ready = Il tavolo è al completo: { $host } può premere *Inizia*. Si tirano a sorte i posti e chi comincia a dare le carte.
lobby-waits-for = Si aspetta ancora: { $names }.
lobby-rematch = Il tavolo è al completo: { $host } può premere *Inizia*. I posti restano gli stessi; comincia { $name } a dare le carte.
lobby-missing = { $seats ->
    [one] C'è un posto libero.
   *[other] Ci sono { $seats } posti liberi.
}
lobby-join = Siediti
lobby-leave = Alzati
lobby-join-or-leave = Siediti o alzati
panel-title = ### Prima della partita
panel-of-guest = Come si gioca lo decide { $host }. Le regole scelte si vedono con *Opzioni…*.
lobby-add-house = Aggiungi un giocatore della casa
lobby-levels = Livelli…
lobby-house-player = { $name } · casa, { $level }
lobby-level = Livello della casa: { $level } ({ $kind ->
    [novice] dimentica e ha fretta
    [master] riflette su ogni mossa
   *[other] gioca con esperienza
})
levels-title = **Quanto è brava la casa?**
levels-note-novice = **Principiante** conosce le regole, dimentica le carte uscite da un po' e spesso ha fretta.
levels-note-club = **Circolo** conta le carte e gioca con esperienza.
levels-note-master = **Asso** immagina tante mani che gli altri potrebbero avere e gioca la carta che rende di più.
levels-no-master = Qui gli assi non giocano: chi gestisce il bot ha disattivato i loro ragionamenti, e con essi le analisi.
levels-stand-in = Chi sostituisce uno di voi gioca a livello circolo.
levels-all = Tutti: { $level }
levels-of = { $name }: { $level }
lobby-remove-house = Togli un giocatore della casa
lobby-start = Inizia
lobby-fill = Completa e inizia
lobby-cancel = Chiudi il tavolo
lobby-options = Opzioni…
lobby-people = Persone…
lobby-be-ready = Ci sono
lobby-is-ready = { $who } ✓ c'è
lobby-invitation = { $names }: { $host } vi invita a un tavolo di { $game } in questo canale. Premete *Siediti* qui sotto.
lobby-asks-ready = { $names }: { $host } vorrebbe iniziare il tavolo di { $game } in questo canale. Premete *Ci sono* qui sotto.
people-title = ### Chi siede al tuo tavolo
people-nobody = Non si è ancora seduto nessuno. Con `/tarok match invite` chiami qui i tuoi amici.
people-ask = Chiedi chi c'è
people-remove = Rimuovi qualcuno…
options-title = ### Opzioni del tavolo ({ $page } di { $pages })
options-contents = Vai a…
options-rules = Numeri delle regole
options-rules-off = Nascondi i numeri
options-reset = Ripristina
options-all-games = Tutti i giochi
options-preset = Gioca con le regole di…
lobby-rules = Regole: { $rules }
preset-document = Le regole standard
preset-server = Le regole di questo server
preset-bga = Board Game Arena
preset-pagat = Pagat.com
preset-score-board = Tarok-Score-Board
preset-group-server = Il server di un gruppo sloveno
preset-openspiel = OpenSpiel
preset-lada-zei = Lada Zei
preset-tarock-net = Tarock.net
preset-philebus = Philebus
preset-mayr-sedlaczek = Mayr e Sedlaczek
preset-beck = Beck
preset-tyrol = Tirolo
preset-like-romanian = Come nei tarocchi rumeni
preset-most-of-romania = Gran parte della Romania
preset-czernowitz = Czernowitz
defaults-title = ## Le impostazioni di questo server
defaults-own = Il server ha regole proprie per: { $games }
defaults-none = Tutti i giochi seguono le regole standard.
defaults-game = Scegli il gioco di cui cambiare le regole…
defaults-of = ## { $game }: le regole di questo server
    -# Valgono per i nuovi tavoli, se chi li apre non ne chiede altre.
defaults-several-on = **Più tavoli:** ogni nuovo tavolo di un canale ha un thread tutto suo.
defaults-several-off = **Un tavolo:** in un canale c'è un tavolo alla volta.
defaults-several-tables = Permetti più tavoli
defaults-one-table = Un tavolo per canale
options-founder = -# Solo { $name } può cambiarle.
options-of-match = La partita
options-of-dealing = Distribuzione
options-of-bidding = Asta
options-of-talon = Tallone
options-of-saying = Annunci e kontra
options-of-play = Gioco
options-of-klop = Klop
options-of-pool = Piatto e radler
options-of-scoring = Punteggio
options-of-bonuses = Premi
options-of-three = In tre
options-none = Questo gioco non ha opzioni.
options-set = Opzioni del tavolo: { $options }
rule-set = { $name }: { $value }
rule-chosen = scelta
rule-default = predefinita
value-of-on = sì
value-of-off = no
value-of-true = sì
value-of-false = no
option-deals = Mani
note-deals = Di quante mani è fatta una partita?
length-points = finché qualcuno arriva a { $points } punti
length-skis = finché la chiude un giro dello Škis (`/tarok match skis`)
lobby-length = Partita: { $length }
length-deals = { $deals ->
    [one] una mano
   *[other] { $deals } mani
}
thread-title = { $game }: tavolo di { $name }
table-closed = Questo tavolo di { $game } è chiuso.

board-title = { $game } · mano { $deal }
board-title-of = { $game } · mano { $deal } di { $deals }
board-dealer = Dà le carte: { $name }
board-compulsory = Klop obbligatorio: solo Klop, Solo senza e oltre
board-compulsory-klop = Klop obbligatorio: si gioca Klop
board-skis = Giro dello Škis chiamato
board-last-dealer = Ultima mano: quella in cui dà le carte { $name }
board-auction-begins = Comincia l'asta.
board-before-deal = Le carte non sono ancora state date.
board-cut = { $name } ha tagliato il mazzo e alzato { $number ->
    [one] una carta
   *[other] { $number } carte
}.
board-knock = { $name } ha bussato.
board-knocked = { $name } ha bussato: { $method }.
board-piles = Mazzetti: { $piles }
board-pile-of = { $number } { $name }
method-six = Due volte sei
method-twelve = Mazzetti da dodici, scelti alla cieca
method-abeles = Abeles: prima 6, poi 12 a testa, 6 alla fine
method-ladder = Scala: 1, 2, 3, 3, 2, 1
board-bid = { $name }: { $bid }
board-passed = passo
board-contract-alone = **{ $contract }** · { $value }
board-contract = **{ $contract }** · { $value } · dichiara { $name }
board-doubled = raddoppiato da un radlo
board-called = Re chiamato: **{ $king }**
board-called-card = Carta chiamata: **{ $king }**
board-talon = Tallone: { $sets }
board-set = { $number }{"\u00A0"}[{ $cards }]
board-taken-unseen = Il gruppo { $number } del tallone è stato preso coperto.
board-taken = Dal tallone in mano: { $cards }.
board-laid-trumps = Trionfi scartati: { $cards }.
board-said = In palio: { $items }
board-statement = { $name }: { $what }
board-kontra = { $step } { FORM($item, of: "a") }
board-item-raised = { $item } ×{ $times } ({ $step })
board-teams = { $teams }
board-of = { $name } { $cards }
board-exposed = Scoperte: { $cards }
board-face-up = Scoperte per l'ultima presa: { $cards }
board-monte-monte = { $name } propone di andare a monte
board-monte-agree = { $name } accetta
board-monte-refuse = { $name } rifiuta
board-monte-pass = { $name } non propone nulla
board-fool-pending = Il Matto di { $name } resta da { $holder } finché { $name } non fa una presa
board-fool-back = { $name } ha ripreso il Matto da { $holder } in cambio di { $card }
board-straw = Uomini di paglia di { $name }: { $piles }
board-pile = { $cards ->
    [0] { $card }
   *[other] { $card } +{ $cards }
}
board-pile-down = ▮ { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}
board-called-out = { $name } ha detto «{ $word }» alla presa { $trick }
board-no-piles = finiti
board-known = { $name } ha preso in mano: { $cards }
board-level = Livello del gioco: { $level }
board-open-hand = { $name } gioca a carte scoperte:
board-no-trick-yet = -# Non è ancora stata giocata nessuna carta.
board-trick = Presa { $number }
board-wins = ◀ prende
board-trick-open = { $leader }: { $cards } → { $name }
board-last = Presa precedente, aperta da { $leader }: { $cards } → { $name }
board-gifts = -# Carte del tallone regalate: { $cards }
board-gift-ahead = -# Chi vince questa presa riceve anche { $card }
board-tricks = { $tricks ->
    [one] 1 presa
   *[other] { $tricks } prese
}
board-sits-out = riposa
board-why-held = { $name } viene prima di { $other }: basta pareggiare l'offerta
board-why-forehand = Gli altri hanno passato: tocca a { $name }, che è di mano
board-why-alone = { $king } è nel tallone: { $name } gioca senza compagno
board-why-emperor = Mond, Škis e Pagat nella stessa presa: vince il Pagat
board-over = La mano è finita.
board-my-hand = Le mie carte
board-last-trick = Presa di prima
board-watch = Guarda
board-resume = Riprendi
board-paused = **Il tavolo è in pausa.** Chiunque giochi qui può riprendere.
board-paused-by = **{ $name } ha messo in pausa il tavolo.** Chiunque giochi qui può riprendere.
turn-cut = Tocca a { $name } tagliare il mazzo o bussare.
turn-method = Tocca a { $name } scegliere come si danno le carte.
turn-piles = Tocca a { $name } scegliere un mazzetto coperto.
turn-auction = Tocca a { $name } parlare.
turn-raise = { $name } può alzare il contratto.
turn-call = Tocca a { $name } chiamare un re.
turn-talon = Tocca a { $name } prendere dal tallone.
turn-discard = Tocca a { $name } scartare.
turn-conversion = { $name } può passare a un Valat di colore.
turn-announcements = { $name } può annunciare.
turn-lead = Tocca a { $name } aprire.
turn-play = Tocca a { $name }.
board-menu = Menù…
menu-title = ### Menù
menu-rules = Regole di questo tavolo
menu-rules-title = ### Regole di questo tavolo
menu-look = Aspetto delle carte
menu-language = Lingua
menu-score = Segnapunti
menu-pause = Pausa
menu-leave = Lascia
menu-end = Termina la partita
last-none = Non c'è ancora nessuna presa completa.
last-before = ◀ Presa { $number }
last-after = Presa { $number } ▶
last-title = ### Presa { $number }
last-card = ## { $card }  { $name }

hand-king-in-talon = { $card } era nel tallone: non hai un compagno e puoi arrenderti.
hand-partner = Giochi in coppia con { $name }
hand-tops = ▲ Sui tuoi uomini di paglia: { $cards }
hand-over = La mano è finita.
foregone-card = Qui si può giocare una sola carta: si gioca da sola.
foregone-move = Qui non c'è niente da decidere: la casa va avanti da sola.
hand-in-a-moment = Tra un attimo tocca a te: un po' di pazienza.
hand-waiting = Si aspetta { $name }…
hand-waiting-played = Hai giocato { $card }. Si aspetta { $name }…
hand-waiting-forced = { $card }, la tua unica carta, è andata da sola. Si aspetta { $name }…
hand-fresh = Appena prese dal tallone: { $cards }
hand-sits-out = In questa mano riposi: si gioca in quattro, e chi dà le carte resta fuori.
hand-on-table = In tavola: { $cards }
news-trick = { $cards }: { $own ->
    [1] presa tua
   *[other] presa a { $name }
}
news-forced = tu { $card } (la tua unica carta, da sola)
trick-taken = { $own ->
    [1] Presa tua
   *[other] Presa a { $name }
} ({ $card }, { $points } { $count ->
    [one] punto
   *[other] punti
}).
trick-taken-part = { $own ->
    [1] Presa tua
   *[other] Presa a { $name }
} ({ $card }, { $points } punti).
partner-shown = { $card }: { $viewer ->
    [partner] giochi con { $declarer }
    [declarer] { $partner } gioca con te
   *[other] { $partner } gioca con { $declarer }
}.
trick-cards = Presa { $number }: { $cards }
hand-empty = *Nessuna carta.*
hand-not-dealt = *Le carte non sono ancora state date.*
hand-cut = Alza da { $least } a { $most } carte
hand-you-declare = Giochi { $contract }
hand-with-declarer = Giochi con { $name } ({ $contract })
hand-against = Giochi contro { $name } ({ $contract })
hand-called = Re chiamato: { $king }
hand-called-card = Carta chiamata: { $king }
hand-promised = Per l'ultima presa tieni { $cards }
hand-radlo = Un tuo contratto conterebbe il doppio (radlo)
hand-must-bid = Gli altri hanno passato: sei di mano e devi scegliere un contratto
hand-plus = { $value }+ vuol dire { $value } più la distanza dei punti carta da 35
hand-plus-rounded = { $value }+ vuol dire { $value } più la distanza dei punti carta da 35, arrotondata a 5
hand-marks = { $dealer }: chi dà le carte, { $forehand }: chi è di mano
hand-lay = { $number ->
    [one] Scegli una carta da scartare
   *[other] Scegli { $number } carte da scartare
}
hand-pick = Gioca: { $cards }
hand-why-not = Perché no…?
watch-live = Qui segui la partita per un quarto d'ora; con *Aggiorna* si continua.
watch-over = La mano è finita; il punteggio è nel canale. Se resti a guardare, la prossima arriva qui.
watch-elsewhere = -# Stai guardando più in basso.
hand-refresh = Aggiorna
hand-cards-out = Non viste
hand-more = Altro…
hand-back = Indietro
hand-elsewhere = -# Le tue carte sono in un altro messaggio, più in basso.
hand-seats = Dà le carte { $dealer } · di mano { $forehand }
hand-score = Punteggio: { $scores }
hand-stake-raised = { $item } (×{ $times })
hand-laid = Hai scartato { $cards }
hand-points = Punti carta che hai preso: { $points }
hand-points-with = Punti carta presi con { $names }: { $points }
out-title = **Carte che non hai visto: { $cards }**
out-none = *Nessuna: le hai viste tutte.*
out-taken = { $name } ha preso { $cards } dal tallone
sure-move = **{ $move }**: confermi?
sure-stop = Chiudere questo tavolo? Una mano non finita non vale niente, e la partita non si può più continuare.
sure-end = Vuoi terminare la partita qui? Finisce quando tutti al tavolo sono d'accordo. { $half ->
    [1] Se se ne è giocata meno della metà, non conta per nessuno.
   *[other] Quello che si è giocato conta.
}
sure-skis = Chiamare il giro dello Škis? Comincia con la prossima mano, chiude la partita e non si può ritirare.
sure-yes = Sì
sure-no = No
next-title = Prossima: mano { $deal }
next-title-of = Prossima: mano { $deal } di { $deals }
next-waits = Si aspetta { $names }. Se ci vuole troppo, la prossima mano comincia comunque.
next-when-you-like = Comincia quando premi *Prossima mano*.
next-soon = Comincia tra un attimo.
next-press = Quando hai visto abbastanza, premi *Prossima mano* sotto il punteggio.
next-press-here = Quando hai visto abbastanza, premi *Prossima mano*.
next-over = La mano è finita.
next-ready = Per te si può andare avanti.
next-deal = Prossima mano
next-sit = Guardi? Gioca anche tu
next-stop = Chiudi la partita…
ask-cut = Taglia il mazzo, o bussa: se bussi, non si taglia e si sceglie come dare le carte.
ask-method = Si è bussato. Come si danno le carte?
ask-piles = Scegli il tuo mazzetto: le carte non le ha viste nessuno.
ask-auction = La tua offerta?
ask-raise = Alzi il contratto o lo tieni?
ask-call = Chiama un re: chi ce l'ha gioca con te.
ask-talon = Prendi uno dei gruppi del tallone.
ask-talon-card = Prendi una carta del tallone.
ask-king-found = { $card } era nel tallone: non hai un compagno. { $looks ->
    [0] Scegli un gruppo o arrenditi.
   *[other] Prendi il gruppo, guarda oltre o arrenditi.
}
ask-discard = { $number ->
    [one] Scarta una carta.
   *[other] Scarta { $number } carte.
}
ask-conversion = Tieni il contratto, o passi a un Valat di colore?
ask-announcements = { $choices ->
    [0] Ora non puoi annunciare né raddoppiare nulla: vai avanti. Si chiede a tutti.
   *[other] Annunci qualcosa?
}
ask-lead = Apri tu: che carta giochi?
ask-play = Che carta giochi?
do-pass = Passo
do-bid = { $contract } · { $value }
do-keep = Tengo { $contract }
do-say-nothing = Niente da dire
do-say-no-more = Basta così
do-play-top = { $card } ▲
do-play-calling = { $card } «{ $call }»
do-pile = Mazzetto { $number }
do-cut = { $number ->
    [one] Alzo una carta
   *[other] Alzo { $number } carte
}
do-cut-here = Taglio a metà: { $number }
do-knock = Busso
do-throw-in = A monte
do-redeal = Chiedo di ridare le carte
do-refuse = Rifiuto
do-surrender = Mi arrendo
do-monte = Propongo il Monte
do-agree = Accetto
do-say-for = { $bonus } · { $value }
do-kontra = { $step } { FORM($item, of: "a") }
do-kontra-for = { $kontra } · { $value }
worth-plus = { $value }+
do-take = { $number }: { $cards }
do-lay = Scarto { $cards }

replay-look = Rivedi la mano
replay-cards = Mano { $deal } · le carte
replay-talk = Mano { $deal } · prima del gioco
replay-trick = Mano { $deal } · presa { $number } di { $tricks }
replay-seats = Dà le carte: { $dealer } · di mano: { $forehand }
replay-hand = **{ $name }**  { $cards }
replay-hands = Cosa avevano in mano all'apertura:
replay-straw = Uomini di paglia di { $name }: { $piles }
replay-talon = Tallone: { $cards }
replay-discards = Scarti: { $cards }
replay-said = In ordine: { $said }
replay-contract = { $contract }, { FORM($names, of: "number") ->
    [one] gioca { $names }
   *[other] giocano { $names }
}
replay-pile = { $names } { $points }
replay-gift = Con la presa è andata una carta del tallone: { $card }
replay-so-far = Punti carta finora: { $piles }
replay-counted = Punti carta alla fine: { $piles }
replay-match = n. { $number } { $game }: { $names }
replay-deal = Mano { $deal }: { $scores }
replay-void = Una mano nulla, ridata
replay-tricks = { $names } { $tricks }
replay-tricks-so-far = Prese finora: { $piles }
replay-first = |◀ Inizio
replay-back = ◀ Indietro
replay-next = Avanti ▶
replay-last = Fine ▶|
replay-share = Condividi
replay-score = ◀ Torna al punteggio
practice-from-here = Gioca da qui
practice-pick = Oppure gioca da una di queste scelte…
practice-turn = { $name }: { $said }
practice-title = Esercizio · mano { $deal }
practice-title-puzzle = Esercizio · quesito
practice-note = Lo vedi solo tu, e non conta niente. Per gli altri gioca la casa.
practice-note-for = Lo vedi solo tu, e non conta niente. Tu giochi al posto di { $name }, per gli altri gioca la casa.
practice-trick = Presa { $number }: { $cards }. Va a { $name }.
practice-let-pass = Lascia andare
practice-again = Di nuovo da qui
practice-back = Torna alla mano
practice-back-puzzle = Torna al quesito
practice-here = Qui
practice-match = Partita
practice-made = { $made ->
    [again] Qui le carte si ridarebbero
   *[other] Hai fatto **{ $made }**
    }; { $match ->
    [again] nella partita sono state ridate.
   *[other] nella partita era **{ $match }**.
    }
score-title = Mano { $deal }
score-void = { $names }: nessun trionfo in mano. La mano è nulla; ridà le carte chi le ha date, con klop obbligatorio.
score-void-again = { $names }: nessun trionfo in mano. La mano è nulla; ridà le carte chi le ha date.
score-ended-annulled = Chi non aveva né trionfi né re ha annullato la mano.
score-ended-redeal = Chi non aveva trionfi ha chiesto di ridare le carte.
score-ended-thrown-in = La mano va a monte.
score-ended-passed-out = Hanno passato tutti.
score-ended-monte = Tutti d'accordo per il Monte: la mano non conta.
score-ended-surrendered = { $name } ha abbandonato { $contract }.
score-repeated = Non conta: { $name } dà di nuovo le carte
score-klop = { $contract }: ognuno gioca per sé, e i punti carta contano contro.
score-made = { $name } ha giocato { $contract } con { $partner } contro { $others }: vinto.
score-lost = { $name } ha giocato { $contract } con { $partner } contro { $others }: perso.
score-made-alone = { $name } ha giocato { $contract } senza compagno contro { $others }: vinto.
score-lost-alone = { $name } ha giocato { $contract } senza compagno contro { $others }: perso.
score-aim-no-trick = { $contract }: chi dichiara non deve fare nemmeno una presa.
score-aim-all-tricks = { $contract }: chi dichiara deve fare tutte le prese.
score-needed = { $names }: servivano { $needed } punti carta, presi { $points }; { $others }: { $rest }.
score-stopped = La mano si è chiusa dopo la presa { $trick }, perché nulla poteva più cambiare l'esito.
score-others = Qui segna solo l'attacco: per { $names } non cambia niente.
score-sum = { $names } in tutto: **{ $points }**
score-sum-each = { $names } in tutto: **{ $points }** a testa
score-change = mano
score-total = totale
score-course = andamento
score-course-told = Le barre: come è salito e sceso il totale di ognuno, mano per mano.
score-radli = radli
score-final = finale
score-radli-told = ○ è un radlo aperto: il prossimo contratto dichiarato da chi ce l'ha conta il doppio; se riesce, il radlo si cancella.
score-radli-struck = ● è un radlo cancellato.
score-note-struck = Un radlo di { $name } si cancella (●)
score-note-radlo-for-all = Tutti ricevono un radlo (○)
line-game = { $contract }, { $outcome ->
    [lost] perso: { $difference ->
        [0] con { $card_points } punti carta ne manca uno, quindi costa
       *[other] { $card_points } punti carta, { $difference } sotto 35, quindi costa
    }
   *[made] vinto: { $card_points } punti carta, { $difference } sopra 35, quindi vale
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-game-rounded = { $contract }, { $outcome ->
    [lost] perso: { $card_points } punti carta, { $over } sotto 35, arrotondati a { $difference }, quindi costa
   *[made] vinto: { $card_points } punti carta, { $over } sopra 35, arrotondati a { $difference }, quindi vale
} { $raised ->
    [no] { $value } + { $difference }:
   *[yes] ({ $value } + { $difference }){ $times }:
}
line-flat = { $contract }, { $outcome ->
    [lost] perso:
   *[made] vinto:
}
line-flat-raised = { $contract }, { $outcome ->
    [lost] perso, quindi costa
   *[made] vinto, quindi vale
} { $value }{ $times }:
line-times = {" "}×{ $times } ({ $step })
line-klop = { $name }: { $card_points } punti carta in { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}{ $times }
line-klop-rounded = { $name }: { $card_points } punti carta in { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, arrotondati al multiplo di 5 più vicino{ $times }
line-klop-empty = { $name }: { $tricks ->
    [0] nessuna presa
   *[other] { $tricks } prese
} e { $card_points } punti carta: vince il klop{ $times }
line-klop-full = { $name }: { $card_points } punti carta in { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, più della metà: perde il klop{ $times }
line-klop-spared = { $name }: { $card_points } punti carta in { $tricks ->
    [one] una presa
   *[other] { $tricks } prese
}, che ora non contano{ $times }
line-radli = Raddoppiato da un radlo di chi dichiara
line-mirror = Ognuno della difesa segna l'opposto
line-mond = { $name } ha perso il Mond
line-bonus-silent-made = { $bonus } in silenzio, { FORM($bonus, of: "gender") ->
    [feminine] fatta
    [plural] fatti
   *[other] fatto
} { FORM($side, of: "da") }{ $times }
line-bonus-silent-lost = { $bonus } in silenzio, { FORM($bonus, of: "gender") ->
    [feminine] persa
    [plural] persi
   *[other] perso
} { FORM($side, of: "da") }{ $times }
line-bonus-announced-made = { $bonus }: annuncio { FORM($side, of: "di") }, riuscito{ $times }
line-bonus-announced-lost = { $bonus }: annuncio { FORM($side, of: "di") }, fallito{ $times }
deal-voided = Non riesco più a leggere questa mano: è nulla e non vale niente. Le carte si ridanno.
match-note-radli = -# Ogni radlo aperto costa { $points } punti a chi ce l'ha.
match-over = La partita è finita. { $winners ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
match-again = Rivincita
match-stopped = La partita è stata chiusa. In testa: { $names }
plain-board = ### Mano { $deal }
    Adesso non riesco a disegnare il tavolo, ma si continua a giocare: con **Le mie carte** vedi le tue carte e cosa puoi fare.
plain-turn = **Tocca a { $name }.**
plain-lobby = Adesso non riesco a disegnare questo tavolo, ma i pulsanti funzionano. Posti occupati: { $taken } di { $seats }.
plain-hand = Adesso non riesco a disegnare le tue carte. Puoi giocare lo stesso con i comandi: propongono proprio quello che puoi fare, per esempio `/tarok move play`.
plain-over = La mano { $deal } è finita.
plain-sheet = La mano è finita, ma non riesco a disegnare il conto. Vale lo stesso, e ora il punteggio è questo:
plain-end = ## La partita è finita
    Non riesco a disegnare la classifica, ma vale lo stesso. Il punteggio finale:
scores-title = Segnapunti
scores-played = { $deal } { $contract }
scores-played-by = { $deal } { $contract } ({ $name })
scores-unplayed = non giocata
scores-course = Il totale di ognuno, mano per mano:
scores-left-out = -# Altre { $deals } mani precedenti non si vedono.
leaderboard-title = Classifica: { $game }
leaderboard-empty = Questa classifica è vuota: ci sta chi ha finito partite con almeno due persone.
leaderboard-matches = partite
leaderboard-wins = vinte
leaderboard-average = media
leaderboard-note = Contano solo le partite con almeno due persone.

refused = { $reason }. (Regola { $rule })
refused-deal-over = Questa mano è finita
refused-cut-too-thin = { $number ->
    [one] Chi taglia lascia almeno una carta per parte
   *[other] Chi taglia lascia almeno { $number } carte per parte
}
refused-no-such-method = Le carte non si possono dare così
refused-no-such-pile = I mazzetti vanno da 1 a { $number }
refused-pile-taken = Quel mazzetto è già preso: scegline un altro
refused-not-your-turn = Tocca a { $turn }
refused-in-a-moment = Tra un attimo tocca a te: un po' di pazienza
refused-not-now = Non è questo che si decide adesso
refused-not-in-hand = Non hai la carta { $card }
refused-must-follow = Devi rispondere a seme: gioca { $suit }
refused-must-trump = Non hai { $suit }: devi giocare un trionfo
refused-must-beat = Devi giocare una carta che prenda, visto che ce l'hai
refused-suits-first = Puoi aprire di trionfo solo quando non hai più carte di seme
refused-pagat-last = Puoi giocare il Pagat solo se non puoi giocare altro
refused-hold-back = Hai annunciato l'ultimo: devi tenere { $card } per l'ultima presa
refused-must-name-contract = Gli altri hanno passato: sei di mano e devi scegliere un contratto
refused-bid-too-low = Devi offrire più di { $high }
refused-bid-below = Devi offrire almeno { $high }
refused-weak-hand-only = Può annullare la mano solo chi ha un trionfo, o due sotto T10
refused-forehand-only = Solo chi è di mano può scegliere { $contract }, e solo se gli altri hanno passato
refused-compulsory = Il klop è obbligatorio: { $contract } non si può offrire
refused-no-such-contract = Qui { $contract } non si può offrire
refused-all-kings-needed = Può chiamare una donna solo chi dichiara con tutti e quattro i re
refused-not-a-king = Devi chiamare uno dei quattro re
refused-no-such-set = I gruppi del tallone vanno da 1 a { $sets }
refused-set-in-turn = Adesso si decide del gruppo { $number } del tallone
refused-king-not-seen = Puoi arrenderti solo dopo aver visto nel tallone il re chiamato
refused-wrong-number = { $number ->
    [one] Devi scartare esattamente una carta
   *[other] Devi scartare esattamente { $number } carte
}
refused-five-points = { $card } vale cinque punti e non si può scartare
refused-trumps-kept = I trionfi si scartano solo se non hai altre carte
refused-keep-or-convert = Puoi tenere il contratto o passare a { $contract }
refused-no-such-bonus = In questo contratto non lo si può annunciare
refused-card-needed = Può annunciarlo solo chi ha { $card }
refused-already-announced = La tua parte l'ha già annunciato
refused-cancelled-by-valat = È stato annunciato un valat: il resto non conta più
refused-no-such-item = Nessuno l'ha annunciato
refused-ladder-ended = Più di così non si può raddoppiare
refused-not-your-step = Il prossimo raddoppio spetta all'altra parte
refused-side-unknown = Non sai ancora da che parte sta { $owner }
