# Che cosa viene conservato delle persone, e come farsi dimenticare.

help-privacy = **Riservatezza**
privacy-title = **Che cosa il bot conserva di te**
privacy-kept = Perché una partita sopravviva a un riavvio e la classifica ricordi, questo bot conserva:
privacy-names = il tuo ID su Discord e il nome che avevi ai tavoli di ogni server: così il tuo posto è tuo e i punteggi hanno un nome
privacy-choices = la lingua, l'aspetto e il modo di giocare che hai scelto, e i server che ti chiamano ai nuovi tavoli
privacy-play = le partite che hai giocato: posti che avevi, e quelli che hai chiesto, le partite da cui ti hanno rimosso, ogni mossa e quando l'hai fatta, i consigli chiesti, i punteggi
privacy-sums = le loro somme per profili e classifiche: mani, risultati, rating
privacy-looks-back = le analisi delle tue mani, la mano che stai rigiocando, il punto a cui sei in una lezione, le lezioni che hai finito o che ti sono state proposte, ciò che l'allenatore ti ha spiegato o chiesto, e i tuoi quesiti: risposte, rating, voti, e quando torna ciascuno
privacy-presses = per un quarto d'ora ciò che hai premuto per ultimo, e la chiave con cui Discord lascia cambiare la risposta: così la tua pagina continua dopo un riavvio (la chiave non si dà a nessuno, perciò nel file non c'è)
privacy-shared = ciò che hai condiviso in un canale negli ultimi 30 giorni, con il suo messaggio: così condividerlo di nuovo non crea un secondo messaggio
privacy-words = le parole che hai aggiunto al segreto di una mano: perché tu possa verificarle (di una parola cancellata resta con la mano un'impronta, con cui gli altri la verificano)
privacy-contests = i tuoi tentativi alle mani del giorno, nelle sfide e nei tornei, chi hai sfidato, i tornei che hai annunciato (con il loro nome) o giocato, le tue squadre negli incontri, le tue posizioni lì e nelle classifiche, le tue leghe e il nome con cui ci sei, e se vuoi promemoria: mosse, risultati, punti persi per errori (finché una mano non si chiude, anche dopo la cancellazione dei tuoi dati resta un numero che solo il suo segreto potrebbe legare a te, perché nessuno abbia un secondo tentativo); quando una mano del giorno, classificata o di un torneo è finita, chi l'ha finita in tempo può rivedere come l'hai giocata, con il tuo nome solo sul server dove hai giocato
privacy-blocked = se chi gestisce il bot non ti fa giocare: che è così, da quando e perché (resta anche dopo la cancellazione dei tuoi dati, perché è la sua lista)
privacy-not-kept = Non legge messaggi, non conserva indirizzi e non passa nulla ad altri. Tutto sta in un database presso chi gestisce questo bot e nelle sue copie di sicurezza.
privacy-rights = `/tarok privacy export` ti dà tutto in un file. `/tarok privacy forget` lo cancella: ciò che hanno giocato gli altri resta, e al tuo posto si legge «account rimosso». I messaggi già pubblicati nei canali restano lì.
privacy-export = Questo è tutto ciò che il bot conserva di te, tranne le chiavi, e le tue mosse e i tuoi errori nelle mani che altri possono ancora giocare: ci saranno nel file quando le mani saranno chiuse. È solo per te: nessun altro vede questo messaggio.
privacy-sure = **Devo dimenticarti?** Partite, rating e impostazioni spariscono per sempre. Dove stai giocando, la casa continua per te, e un tavolo senza altre persone viene chiuso. Non si può annullare.
privacy-forget-yes = Dimenticami
privacy-stays = Non è cambiato nulla.
privacy-forgotten = Fatto: i tuoi dati sono stati cancellati. Ciò che hanno giocato gli altri resta, e al tuo posto si legge «account rimosso». Le copie di sicurezza ti dimenticano quando vengono sostituite. Se giochi di nuovo, si ricomincia da capo.
