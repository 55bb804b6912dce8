# Lige: trideset ljudi, ki igrajo približno enako dobro, z vseh strežnikov, ki to dovolijo, en teden.

leagues = Lige
leagues-what = Do trideset ljudi, ki igrajo približno enako dobro, z vseh strežnikov, ki to dovolijo, en teden primerja svoje delitve dneva. Šteje samo delitev, ki jo odpre `/tarok daily`. Bolje kot 80{"\u00A0"}% hišnih igralcev je 80 točk, tvojih pet najboljših dni pa se sešteje.
leagues-moves = V ponedeljek se prvi štirje iz lige dvignejo, zadnji štirje pa spustijo. Liga 1 je najvišja.
leagues-names-what = Na tem strežniku je izpisano tvoje ime, na vseh drugih izmišljeno. Izstopiš lahko kadar koli; kdor dva tedna ne igra niti en dan, izpade.
leagues-start = Če se pridružiš zdaj, začneš <t:{ $at }:D>.
leagues-joined = **Sodeluješ.** Tvoja liga se začne <t:{ $at }:D>.
leagues-join = Sodeluj v ligah
leagues-leave = Izstopi iz lig
league-title = Liga { $league } od { $leagues }
league-points = Točke
league-up = { $mark } Prvi štirje se v ponedeljek dvignejo.
league-down = { $mark } Zadnji štirje se v ponedeljek spustijo.
league-level = Kdor je na meji povsem izenačen, gre z njimi.
league-how = Točke: tvojih pet najboljših dni z delitvijo, ki jo odpre `/tarok daily`; bolje kot 80{"\u00A0"}% hišnih igralcev je 80. Pri enakih točkah je višje, kdor ima najboljši dan. Dan šteje, ko je končan.
league-aliases = Živali so ljudje z drugih strežnikov. Tam ti je ime { $alias }.
league-last = Tvoj zadnji teden: mesto { $rank } v ligi { $league }, točke: { $points }.
league-rose = Zdaj igraš višje, v ligi { $league }.
league-fell = Zdaj igraš nižje, v ligi { $league }.
league-stayed = Ostajaš v ligi { $league }.
league-names = Jazbec, Medved, Bober, Zober, Merjasec, Kanja, Gams, Žerjav, Vrana, Kukavica, Jelen, Polh, Orel, Sokol, Lisica, Žaba, Hrček, Zajec, Kragulj, Jež, Čaplja, Kozorog, Šoja, Kuščar, Ris, Sraka, Svizec, Kuna, Krt, Vidra, Sova, Ščuka, Krokar, Losos, Veverica, Štorklja, Labod, Postrv, Podlasica, Volk
denied-no-leagues-here = Ta strežnik ni v ligah. Kdor ga upravlja, jih lahko dovoli z ukazom `/tarok server defaults`.
defaults-leagues-on = **Lige:** dovoljene. Na lestvici se lahko od tu pridružiš tedenskim ligam; drugi strežniki vidijo izmišljena imena.
defaults-leagues-off = **Lige:** izklopljene. Če jih dovoliš, se lahko od tu ljudje pridružijo tedenskim ligam med strežniki; drugi strežniki vidijo izmišljena imena.
defaults-allow-leagues = Dovoli lige
defaults-no-leagues = Brez lig
