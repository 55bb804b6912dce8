# Cine joacă o partidă și cine vrea să intre.

remove-title = ### Cine joacă partida asta
remove-nobody = Nu mai joacă aici nimeni pe care l-ai putea scoate.
remove-sure = Scoți din partidă pe { $name }? Un bot joacă mai departe, iar această persoană nu mai poate reveni.
remove-sure-last = Scoți din partidă pe { $name }? Nu mai joacă nimeni aici, așa că masa se închide.
remove-yes = Scoate
reply-removed = { $name } nu mai e în partidă; joacă un bot.
reply-removed-closed = { $name } nu mai e în partidă; masa e închisă.
denied-not-yours-to-remove = Numai gazda mesei, { $name }, sau cine are voie să gestioneze canalele poate scoate oameni.
denied-round-remove = La o masă a unui meci pe echipe poate scoate oameni numai cine are voie să gestioneze canalele.
denied-removed-from-match = Te-au scos din partida asta; un bot joacă mai departe în locul tău.
sit-asked = Am întrebat: { $names }. Imediat ce unul spune da, locul e al tău. Dacă nu răspunde nimeni în { $minutes } minute sau până la tura următoare, întrebarea cade.
sit-asked-away = Acum nu e nimeni aici. Dacă se întoarce cineva și spune da în { $minutes } minute și înainte de tura următoare, locul e al tău.
sit-yes = Da: joci de la tura următoare. Cărțile îți vin aici.
sit-no = De data asta preferă să nu.
sit-late = Tura următoare a început înainte să răspundă cineva. După ea poți întreba din nou.
sit-nobody = N-a răspuns nimeni. Poți întreba din nou.
sit-closed = Partida s-a încheiat înainte să răspundă cineva.
sit-let = Acceptă
sit-asks = **{ $name }** vrea să joace cu voi. Oricine joacă aici poate spune da sau nu.
sit-you-said-yes = { $name } joacă de la tura următoare.
sit-you-said-no = { $name } nu intră în partida asta.
denied-sit-declined = Cei din partida asta preferă să joace mai departe între ei.
denied-sit-many-ask = Mai mulți cer deja un loc aici. Încearcă după tura următoare.
denied-nobody-asks = Nu mai cere nimeni un loc.
