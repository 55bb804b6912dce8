# Leghe: trenta persone che giocano più o meno allo stesso livello, da tutti i server che lo permettono, per una settimana.

leagues = Leghe
leagues-what = Fino a trenta persone che giocano più o meno allo stesso livello, da tutti i server che lo permettono, confrontano per una settimana le loro mani del giorno. Conta solo la mano che si apre con `/tarok daily`. Battere 80 giocatori della casa su 100 vale 80 punti, e i tuoi cinque giorni migliori si sommano.
leagues-moves = Il lunedì i primi quattro di una lega salgono e gli ultimi quattro scendono. La lega 1 è la più alta.
leagues-names-what = Su questo server compare il tuo nome, su tutti gli altri uno inventato. Puoi uscire quando vuoi; chi per due settimane non gioca nessun giorno è fuori.
leagues-start = Se entri adesso, cominci il <t:{ $at }:D>.
leagues-joined = **Ci sei.** La tua lega comincia il <t:{ $at }:D>.
leagues-join = Entra nelle leghe
leagues-leave = Esci dalle leghe
league-title = Lega { $league } di { $leagues }
league-points = Punti
league-up = { $mark } I primi quattro salgono lunedì.
league-down = { $mark } Gli ultimi quattro scendono lunedì.
league-level = Chi è alla pari sul confine si muove con loro.
league-how = Punti: i tuoi cinque giorni migliori con la mano che si apre con `/tarok daily`; battere 80 giocatori della casa su 100 ne vale 80. A parità di punti è davanti chi ha il giorno migliore. Un giorno conta quando è finito.
league-aliases = Gli animali sono persone di altri server. Lì ti chiami { $alias }.
league-last = La tua ultima settimana: posizione { $rank } nella lega { $league }, punti: { $points }.
league-rose = Ora giochi più in alto, nella lega { $league }.
league-fell = Ora giochi più in basso, nella lega { $league }.
league-stayed = Resti nella lega { $league }.
league-names = Tasso, Orso, Castoro, Bisonte, Cinghiale, Poiana, Camoscio, Gru, Cornacchia, Cuculo, Cervo, Ghiro, Aquila, Falco, Volpe, Rana, Criceto, Lepre, Astore, Riccio, Airone, Stambecco, Ghiandaia, Lucertola, Lince, Gazza, Marmotta, Martora, Talpa, Lontra, Gufo, Luccio, Corvo, Salmone, Scoiattolo, Cicogna, Cigno, Trota, Donnola, Lupo
denied-no-leagues-here = Questo server non è nelle leghe. Chi lo gestisce può permetterle con `/tarok server defaults`.
defaults-leagues-on = **Leghe:** permesse. Chi è qui può entrare nelle leghe settimanali dalla classifica; gli altri server vedono nomi inventati.
defaults-leagues-off = **Leghe:** spente. Se le permetti, chi è qui può entrare in leghe settimanali fra server; gli altri server vedono nomi inventati.
defaults-allow-leagues = Permetti le leghe
defaults-no-leagues = Niente leghe
