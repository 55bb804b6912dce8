# La riga sopra le carte nelle prime mani: a cosa serve questa fase e cosa vi si vuole.

aim-bid = Chi offre di più gioca, di solito per { $needed } punti carta. Con carte deboli si passa.
strohmann-aim-bid = Uno di voi può prendere il gioco, per { $needed } punti carta. Con carte deboli si passa.
aim-call = Chiami un re: chi ce l'ha gioca con te. Insieme vi servono { $needed } punti carta.
aim-talon = Il tallone rinforza la tua mano: cerca trionfi e re.
aim-discard = Scarti delle carte: svuota un seme corto, così poi potrai tagliarlo.
aim-say = Annunciare o raddoppiare? Passare non costa nulla.
aim-passed = Kontra e annunci arrivano più avanti: la casa ha passato per te.
aim-little = Ognuno gioca per sé: prendi il meno possibile.
romanian-aim-little = Ognuno gioca per sé: fai meno prese che puoi, ognuna costa gettoni.
aim-beggar-own = Non devi fare nemmeno una presa.
aim-beggar = { $name } non deve fare nemmeno una presa: costringi chi dichiara a farne una.
aim-valat-own = Devi fare tutte le prese.
aim-valat = { $name } deve fare tutte le prese: ne basta una vostra per impedirlo.
aim-alone = Giochi senza compagno: ti servono { $needed } punti carta; ne hai presi { $points }.
aim-with = Giochi con { $names }: insieme vi servono { $needed } punti carta; ne avete presi { $points }.
aim-secret = Chi ha { $king } gioca con te: insieme vi servono { $needed } punti carta; tu ne hai presi { $points }.
aim-def-alone = { $name } gioca contro di te e deve fare { $against } punti carta: a te ne bastano { $needed }; ne hai presi { $points }.
aim-def-with = Difendi con { $names }. Agli altri servono { $against } punti carta, a voi { $needed }; ne avete presi { $points }.
aim-def-secret = Gioca { $name } con chi ha { $king }; gli altri sono con te. A loro servono { $against } punti carta, a voi { $needed }; tu ne hai presi { $points }.
aim-team = Giochi con { $names }: ogni punto carta oltre { $needed } conta per voi; ne avete presi { $points }.
aim-each = Più punti carta dell'altro: te ne servono { $needed }; ne hai presi { $points }.
