# Che cosa vogliono dire contratti e annunci: una riga sotto le offerte, e per intero a chi lo chiede.

hand-whats-this = Che cos'è?
sentences = { $first } { $next }
bid-line = **{ $contract }**: { $means }
bid-line-worth = **{ $contract }**: { $means } · { $value }
krolami-bid-line-worth = **{ $contract }**: { $means } · vale { $value }
romanian-bid-line-worth = **{ $contract }**: { $means } · vale { $value }
means-klop = ognuno per sé, pochi punti, meglio nessuna presa
means-call = chiami un re
means-alone = da solo
means-talon = { $cards ->
    [one] prendi una carta dal tallone
   *[other] prendi { $cards } carte dal tallone
}
means-no-talon = senza tallone
means-set = dal gruppo { $set } in poi
means-no-trick = nessuna presa
means-all-tricks = tutte le prese
means-no-trumps = i trionfi non tagliano
means-open-hand = carte scoperte dopo la presa 1
means-equal = { $means }; basta pari
means-of-la-mine = l'offerta più alta diventa tua, perché vieni prima di chi l'ha fatta
means-of-take = ti servono 36 dei 70 punti delle carte
means-of-simple = nessuno ha preso il gioco, vincono 36 punti delle carte
means-of-partners = due contro due, per ogni punto delle carte oltre la metà
means-of-michi-michi = ognuno per sé, ogni presa costa un gettone

explain-points = Si vince con più della metà dei punti delle carte.
explain-partner = Chi ha il re chiamato gioca con chi dichiara; nessun altro lo sa finché non si vede.
explain-difference = Al suo valore si aggiungono i punti delle carte sopra o sotto la metà.
explain-difference-rounded = Al suo valore si aggiungono i punti delle carte sopra o sotto la metà, arrotondati a 5.
explain-negative = Tutti devono giocare una carta che prenda, se ce l'hanno, e il Pagat solo se nessun'altra carta è permessa.
explain-gifts = Chi vince una delle prime prese riceve anche una carta dal tallone.
explain-stops = La mano finisce appena è decisa.
explain-no-bonuses = Non contano né annunci né premi.
explain-forehand = Può nominarlo solo chi è di mano, quando tutti gli altri hanno passato.
explain-declarer-leads = Chi dichiara apre la prima presa.
explain-converts = Dopo lo scambio può diventare un altro contratto: { $contract }.
explain-of-klop = { $klop_empty_needs_no_loser ->
    [on] Senza nessuna presa si vincono 70, ma niente se qualcuno ha 36 punti delle carte o più; con quelli si perdono 70.
   *[other] Senza nessuna presa si vincono 70; con 36 punti delle carte o più si perdono 70.
}
explain-of-color-valat = Non si offre all'asta: un altro contratto lo diventa dopo lo scambio.
explain-of-michi-michi = Si gioca quando tutti hanno passato.
explain-of-take = Con 45 punti delle carte vale 4 invece di 3. { $high_tier_defender ->
    [off] Se va perso, l'altro riceve 4 punti.
   *[other] Se va perso, l'altro riceve 4 o 5 punti.
}
explain-of-simple = Si gioca quando tutti e due hanno passato.

explain-worth = Vale { $silent } per chi ci riesce, { $announced } se annunciato; un annuncio che fallisce costa altrettanto.
explain-silent-loss = Tentato nell'ultima presa e perso, costa { $value } anche senza annuncio.
explain-holder = Può annunciarlo solo chi ha quella carta, e poi la tiene per l'ultima presa.
explain-by-declarer = Può annunciarlo solo chi dichiara.
explain-by-holder = Può annunciarlo solo chi ha il re chiamato.
explain-by-defence = È solo per la difesa.
explain-cancels = Se annunciato, prende il posto di tutto il resto.
explain-bonus-trula = **{ $bonus }**: { $cards }, tutte e tre nelle prese della stessa parte.
explain-bonus-trul = **{ $bonus }**: { $cards }, alla fine tutte e tre dalla stessa parte. Si annuncia con le tre carte in mano.
explain-bonus-kings = **{ $bonus }**: tutti e quattro i re nelle prese della stessa parte.
krolami-explain-bonus-kings = **{ $bonus }**: alla fine tutti e quattro i re dalla stessa parte. Mostrati prima dell'asta, contano come annunciati.
explain-bonus-king-ultimo = **{ $bonus }**: il re chiamato cade nell'ultima presa, vinta dalla sua parte{ $king_ultimo_must_win ->
    [true] ; se era annunciato, deve vincerla il re stesso.
   *[other] .
}
explain-bonus-king = **{ $bonus }**: il re chiamato cade nell'ultima presa, vinta dalla sua parte.
explain-bonus-pagat-ultimo = **{ $bonus }**: il Pagat vince l'ultima presa.
explain-bonus-pagat = **{ $bonus }**: il Pagat vince l'ultima presa. { $pagat_own_hand ->
    [on] Puoi annunciarlo anche senza avere il Pagat, ma allora è perso.
   *[other] Puoi annunciarlo anche senza avere il Pagat, ma se non ce l'ha la tua parte è perso.
}
explain-bonus-valat = **{ $bonus }**: una parte vince tutte le prese.
explain-bonus-walat = **{ $bonus }**: una parte vince tutte le prese.
explain-bonus-luna = **{ $bonus }**: il secondo trionfo cade sotto il più alto dell'altra parte. Se ce l'hai tu, la tua parte non può catturarlo.
explain-bonus-kingcap = **{ $bonus }**: la difesa vince il re chiamato in una presa.
explain-bonus-taroks = **{ $bonus }**: dici che hai molti trionfi. Più sono, più vale, comunque finisca la mano.
krolami-explain-bonus-taroks = **{ $bonus }**: dici che hai 10, 11 o 12 trionfi, oppure solo 2, 1 o nessuno. Vale punti comunque finisca la mano.
explain-kontra = **{ $step }** raddoppia quanto vale il gioco o un annuncio.{ $max_kontra_level ->
    [1] {""}
   *[other] {" "}L'altra parte può rispondere e raddoppiare ancora.
}

term-set = Gruppo
term-level = Livello
term-pool = Piatto
term-radler = Radler
term-monte = Monte
explain-term-set = **Gruppo**: il tallone è diviso in gruppi, ognuno di tante carte quante ne prende la tua offerta. *Dal gruppo 3 in poi* vuol dire che guardi prima il terzo e da lì puoi andare avanti.
explain-term-level = **Livello**: parte dal numero dell'offerta (*Primo* è 1) e sale di uno a ogni gruppo che scopri e lasci. Un gioco vinto conta una volta; perso, o dopo il contra, conta tante volte quante dice il livello.
explain-term-pool = **Piatto**: gettoni in mezzo al tavolo. { $pool_refill ->
    [off] Prima della prima mano ne mettono uno tutti, e prima di ogni mano uno chi dà le carte.
   *[other] Quando è vuoto ne mettono uno tutti, e prima di ogni mano uno chi dà le carte.
} Un pagat ultimo annunciato lo vince tutto, o ci mette altrettanto.
explain-term-radler = **Radler**: mani in cui tutto conta doppio, tranne il piatto. Vengono dopo una mano in cui hanno passato tutti{ $hep_hep ->
    [on] , o una che dà 0
   *[other] {""}
}.
explain-term-monte = **Monte**: proponi di mandare a monte la mano prima di giocarla. Se tutti gli altri accettano, nessuno segna punti; se uno rifiuta, si gioca. Serve quando con le tue carte pensi di perdere.
