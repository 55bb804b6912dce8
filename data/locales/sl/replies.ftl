# What the bot answers to a person, in private.

reply-stale = Medtem je šla igra naprej; zdaj je takole.
reply-slip = To je bilo hitro: stran se je ravno zamenjala, zato se ni zgodilo nič. Zdaj je takole.
reply-never-mind = Nič se ni spremenilo.
reply-done-already = To je opravljeno; le moj odgovor se je izgubil na poti.
reply-shared-update = To je bilo v tem kanalu že objavljeno: objava je zdaj posodobljena.
reply-accident = Pri meni je šlo nekaj narobe. Nič ni izgubljeno: poskusi še enkrat.
reply-discord-trouble = Od Discorda sem nekaj potreboval, pa tega nisem dobil. Poskusi čez trenutek še enkrat.
reply-refused = Discord ni sprejel tega, kar sem ti hotel pokazati. Tvoja poteza ali izbira vseeno velja. Povej, prosim, tistemu, ki me poganja.
reply-too-large = Kar sem ti hotel pokazati, je za Discord preveliko. Obrni se, prosim, na tistega, ki me poganja.
reply-command-changed = Ta ukaz je zdaj drugačen, kot ga pozna tvoj Discord. Počakaj hip ali znova naloži Discord, potem ga vtipkaj še enkrat.
reply-not-allowed = Tega ukaza tu ne moreš uporabiti.
reply-store-trouble = Trenutno ne morem pisati v svojo bazo, zato poteza ni bila odigrana. Povej, prosim, tistemu, ki me poganja, in poskusi pozneje.
reply-table-over = Te partije je konec; obračun je v kanalu. Z `/tarok new` odpreš novo mizo.
reply-deal-over = Delitve je konec; obračun je v kanalu.
reply-over-by-then = Delitve je bilo takrat že konec; obračun je v kanalu.
reply-welcome-back = Lepo, da si spet tu: sedež je znova tvoj.
reply-you-may = To karto lahko vržeš.
reply-table-opened = Miza je odprta: drugi lahko prisedejo z gumbi v kanalu. Svoje karte dobiš tukaj.
reply-thread-opened = Miza je odprta v svoji niti: { $thread }. Svoje karte dobiš tukaj.
reply-seat-taken = Od naslednje delitve naprej sediš ti (doslej { $name }) in prevzameš tudi točke. Svoje karte dobiš tukaj.
reply-paused = Miza ima odmor, dokler kdo ne nadaljuje.
reply-paused-for-a-day = Miza ima odmor, dokler kdo ne nadaljuje, največ 24 ur; dlje, če za odmor prosi še kdo.
reply-resumed = Igra gre naprej.
reply-rematch = Revanša: miza je odprta v kanalu. Svoje karte dobiš tukaj.
reply-for-all = Zdaj je v kanalu, kjer to lahko vidijo vsi.
reply-board-posted = Miza je spet na dnu kanala.
reply-board-trouble = V tem kanalu ne morem narisati mize ({ $known ->
    [missing-permissions] manjka dovoljenje
    [missing-access] manjka dostop
   *[other] { $reason }
}). Igra gre naprej tukaj; prosi skrbnike strežnika, naj mi dovolijo pisati tja.
reply-left-game = Ne sediš več za mizo; namesto tebe igra hiša. Za vrnitev pritisni *Moje karte*.
reply-left-lobby = Ne sediš več za to mizo.
reply-skis = Škis runda je napovedana: začne se z naslednjo delitvijo.
reply-stopped = Miza je zaprta.
reply-would-end = Konča se, ko se strinjajo vsi.
reply-record = Zapis delitve: `{ $file }`

denied-not-at-table = Ne sediš za to mizo.
denied-no-deal = Na mizi ni nobene delitve.
denied-deal-over = Delitve je konec. *{ $look }* pod obračunom pokaže vse štihe.
denied-table-closed = Ta miza je zaprta. Z `/tarok new` odpreš drugo.
denied-no-table-here = V tem kanalu ni mize. Z `/tarok new` jo odpreš.
denied-table-unreadable = Mizo v tem kanalu je naredila druga različica tega bota, ki jo še zna prebrati. Kdor lahko upravlja kanale, jo lahko opusti z `/tarok stop`.
denied-servers-only = To gre samo v kanalih strežnika, ki me je dodal.
denied-no-such-number = Igralcev je lahko { $numbers }.
denied-no-such-options = Te možnosti v tej igri ne gredo skupaj.
denied-no-such-length = Partija te igre ima lahko { $numbers } delitev, drugače ne gre.
denied-thread-refused = Tu ne morem odpreti niti za mizo. Prosi skrbnike strežnika, naj mi dovolijo odpirati javne niti in pisati vanje ali pa naj nastavijo eno mizo na kanal (`/tarok server defaults`).
denied-threads-full = Ta strežnik ima toliko dejavnih niti, kolikor jih Discord dovoli, zato niti za mizo nisem mogel odpreti. Zaprite kakšno nit ali pa prosi skrbnike strežnika, naj nastavijo eno mizo na kanal (`/tarok server defaults`).
denied-thread-later = Discord mi trenutno ne pusti odpreti še kakšne niti. Poskusi čez nekaj minut.
denied-thread-lost = Discord ni odgovoril, ko sem ga prosil za nit. Poskusi še enkrat: če jo je vendarle odprl, jo bom uporabil.
denied-thread-impossible = V tem kanalu mi Discord ne pusti odpreti niti. Poskusi v drugem kanalu.
denied-channel-taken = V tem kanalu je že miza. Vzemi drug kanal ali nit ali pa mizo zapri z `/tarok stop`.
denied-no-such-value = Te vrednosti ne morem uporabiti. Med tipkanjem Discord pokaže, kaj je mogoče.
denied-no-such-value-of = Te vrednosti za *{ $option }* ne morem uporabiti. Med tipkanjem Discord pokaže, kaj je mogoče.
denied-no-such-rule = Pravila s to številko ni. Seznam med tipkanjem pokaže vsa.
denied-no-such-game = Te igre ne poznam. Seznam med tipkanjem pokaže vse, ki se tu igrajo.
denied-no-such-preset = Pravil s tem imenom ne poznam. Seznam med tipkanjem pokaže, katera so.
denied-not-yours-to-settle = To lahko izbere samo, kdor sme upravljati ta strežnik.
denied-table-full = Vsi sedeži so zasedeni.
denied-no-house-player = Tu ni nobenega hišnega igralca.
denied-already-started = Partija se je že začela.
denied-not-started = Partija se še ni začela: začne se, ko so vsi sedeži zasedeni in vodja mize pritisne *Začni*.
denied-seats-empty = { $seats ->
    [one] En sedež je še prost: počakaj še koga ali dodaj hišnega igralca.
    [two] Dva sedeža sta še prosta: počakaj še koga ali dodaj hišna igralca.
    [few] { $seats } sedeži so še prosti: počakaj še koga ali dodaj hišne igralce.
   *[other] { $seats } sedežev je še prostih: počakaj še koga ali dodaj hišne igralce.
}
denied-not-ready = Niso še vsi nared: { $names }.
denied-nobody-to-remove = Te osebe ni več za tvojo mizo.
denied-nobody-to-invite = Povej, koga naj pokličem: vtipkaj @ in izberi, naenkrat največ { $most }.
denied-invited-sit-here = Vsi, ki jih imenuješ, že sedijo za to mizo. Imenuj prijatelje, ki še ne sedijo tu: vtipkaj @ in izberi.
denied-named-a-bot = Računi botov ne igrajo, moj tudi ne. Imenuj človeka: vtipkaj @ in izberi. Za igro s hišo odpri mizo z `/tarok new`: hiša zasede prazne sedeže.
denied-named-nobody = Discord pod to omembo ne pozna nikogar. Vtipkaj @ in s seznama izberi človeka.
denied-named-unavailable = <@{ $user }> zdaj s tem botom ne more igrati. Poskusi drugič ali s kom drugim.
denied-sits-already = Za to mizo že imaš sedež.
denied-join-between = Delitev še teče. Med dvema delitvama lahko prevzameš sedež hišnega igralca.
denied-paused = Miza ima odmor. Na mizi pritisni *Nadaljuj* ali vtipkaj `/tarok match resume`, potem pa igraj.
denied-not-paused = Miza nima odmora.
denied-no-rematch = Novo partijo lahko začne samo, kdor je to igral.
denied-match-goes-on = Te partije še ni konec.
denied-founder-only = To lahko naredi samo vodja mize, { $name }. Če se { $minutes ->
    [one] { $minutes } minuto
    [two] { $minutes } minuti
    [few] { $minutes } minute
   *[other] { $minutes } minut
} nič ne zgodi, lahko to naredi vsakdo, ki sedi tu.
denied-removed = S te mize te je odstranil vodja; znova te lahko povabi { $name }.
denied-removed-guest = Nekoga od teh je z mize odstranil vodja; znova ga lahko povabi samo { $name }.
denied-already-left = Ne sediš več za mizo; za vrnitev pritisni *Moje karte*.
denied-not-yours-to-stop = Mizo lahko zapre samo vodja mize, { $name }, ali kdor sme upravljati kanale.
denied-no-skis-round = Ta partija nima škis runde: konča se sama po zadnji delitvi ali takoj z `/tarok stop`.
denied-skis-already = Škis runda je že napovedana.
denied-seat-with-house = Namesto tebe zdaj igra hiša. Pritisni *Moje karte* in sedež je spet tvoj.
denied-unknown-code = Te poteze ne poznam. Seznam med tipkanjem pokaže, kaj lahko narediš.
denied-unknown-button = Tega gumba ne poznam več.
denied-permission-missing = V tem kanalu mi manjka dovoljenje: *{ $permission ->
    [view_channel] ogled kanala
    [send_messages] pošiljanje sporočil
   *[other] pošiljanje sporočil v nitih
}*. Prosi skrbnike strežnika, naj mi ga dajo.
denied-not-your-match = Delitve te partije lahko gleda samo, kdor jo je igral. Z *Pokaži v kanalu* lahko delitev pokaže tudi drugim.
denied-match-elsewhere = Delitve te partije lahko gledaš samo tam, kjer je bila odigrana: odpri jih na tistem strežniku ali v tistem klepetu.
denied-not-your-deal = To delitev lahko gleda samo, kdor je takrat sedel za mizo. Z *Pokaži v kanalu* jo lahko pokaže tudi drugim.
denied-shared-already = To je že v tem kanalu, kjer to lahko vidijo vsi.
denied-shared-elsewhere = To delitev lahko pokažeš samo tam, kjer je bila odigrana: odpri jo na tistem strežniku ali v tistem klepetu in tam pritisni *Pokaži v kanalu*.
denied-no-match-of-yours = Tukaj še nimaš odigrane partije.
denied-no-deal-of-yours = V tej partiji še nimaš končane delitve. Delitve iz časa pred tvojim prihodom so za tiste, ki so jih igrali.
denied-no-such-deal = Ta delitev še ni končana ali pa je sploh ni.
denied-deal-unreadable = Te delitve ne znam več prebrati: odigrana je bila z drugo različico tega bota.
denied-no-finished-deal = { $deals ->
    [0] Pri tej mizi ni končana še nobena delitev.
    [one] Pri tej mizi je končana samo ena delitev.
    [two] Pri tej mizi sta končani samo dve delitvi.
    [few] Pri tej mizi so končane samo { $deals } delitve.
   *[other] Pri tej mizi je končanih samo { $deals } delitev.
}
denied-may-not-look = Videz miz na strežniku, ki me je dodal, izbira samo, kdor ga sme upravljati.
denied-may-not-choose-language = Jezik strežnika, ki me je dodal, izbira samo, kdor ga sme upravljati.
denied-no-hints = Pri tej mizi ni namigov. Dovoli jih lahko vodja mize, dokler se partija ne začne.
denied-no-such-position = Od tam ni mogoče igrati naprej: delitve je bilo takrat že konec.
denied-practice-gone = Ta vaja je končana: vedno je odprta samo tvoja najnovejša. Odpri delitev ali uganko še enkrat in začni novo.
denied-practice-unreadable = Ta vaja se ne more nadaljevati: začeta je bila z drugo različico tega bota. Odpri delitev ali uganko še enkrat in začni novo.
denied-no-decisions = V tej delitvi zate ni bilo česa odločati, zato ni česa analizirati.
denied-nobody-analyses = Trenutno ne morem misliti tako daleč: ali je od zagona minilo premalo časa ali pa je razmišljanje izklopil tisti, ki me poganja (`TAROK_WORKERS`). Poskusi znova čez minuto.
denied-analysis-failed = Sredi analize se mi je pretrgala nit. Nič drugega ni izgubljeno: poskusi še enkrat.
