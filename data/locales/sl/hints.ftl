# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Namig
hint-ask-2 = In poteza?
hint-ask-3 = Zakaj?
hint-nudge = 💡 { $nudge }
hint-move = Moja izbira: **{ $move }**.
hint-worlds = Iz { $worlds ->
    [one] { $worlds } razdelitve, ki se ujema
    [two] { $worlds } razdelitev, ki se ujemata
    [few] { $worlds } razdelitev, ki se ujemajo
   *[other] { $worlds } razdelitev, ki se ujemajo
} z vsem, kar veš:
hint-thumb = Pravilo po občutku:
hint-thumb-first = Po občutku:
hint-thumb-worlds = Posebej prešteto, v { $worlds ->
    [one] { $worlds } možni razdelitvi
    [two] { $worlds } možnih razdelitvah
    [few] { $worlds } možnih razdelitvah
   *[other] { $worlds } možnih razdelitvah
}:
hint-values = povprečno, v točkah obračuna: { $values } (vsakič ±{"\u00A0"}{ $error })
hint-values-less = povprečno, tvoje točke obračuna minus točke nasprotne strani: { $values } (vsakič ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] { $number } druga
    [two] { $number } drugi
    [few] { $number } druge
   *[other] { $number } drugih
}

hints-allowed = Namigi: dovoljeni; obračun pove, koliko jih je kdo vzel.
hints-none = Namigi: v tej partiji jih ni.
lobby-hints-on = Dovoli namige
lobby-hints-off = Brez namigov
sheet-hints = { $name }: { $number ->
    [one] { $number } namig
    [two] { $number } namiga
    [few] { $number } namigi
   *[other] { $number } namigov
}

nudge-unseen = Teh kart ni videl nihče: vsaka izbira je enako dobra.
trula-name = trula
    .genitive = trule
nudge-hand = Taroki v roki: { $trumps } (običajno { $usual }), kralji: { $kings }. { $honours ->
    [0] Od { FORM($trula, of: "genitive") } nimaš ničesar.
   *[other] Od { FORM($trula, of: "genitive") } imaš: { $cards }.
}
nudge-said = Kaj si upaš napovedati ali podvojiti? Taroki v roki: { $trumps }, kralji: { $kings }. { $honours ->
    [0] Od { FORM($trula, of: "genitive") } nimaš ničesar.
   *[other] Od { FORM($trula, of: "genitive") } imaš: { $cards }.
}
nudge-discard = Barve { $suit } se lahko čisto znebiš ({ $number ->
    [one] { $number } karta
    [two] { $number } karti
    [few] { $number } karte
   *[other] { $number } kart
}).
nudge-discard-none = Nobene barve se ne moreš čisto znebiti. Katere karte bi ti drugi pobrali?
nudge-call = Koliko kart imaš v barvah, v katerih nimaš kralja? { $suits }
nudge-call-own = Vsi kralji, ki jih lahko rufaš, so v tvoji roki.
nudge-talon = Najprej preštej taroke, potem kralje, potem barve, ki se jih lahko znebiš.
nudge-fool = Zadošča karta, ki je najmanj vredna.
nudge-lead = { $mine ->
    [0] Taroka nimaš
   *[other] Tarokov imaš { $mine }
}, zunaj { $theirs ->
    [0] ni nobenega
    [one] je še { $theirs }
    [two] sta še { $theirs }
    [few] so še { $theirs }
   *[other] jih je še { $theirs }
}.
nudge-lead-no-trumps = Nihče drug ne more več imeti taroka.
nudge-lead-void = Nasprotna stran nima več barve { $suit }.
nudge-lead-void-player = { $players } { $number ->
    [one] nima
    [two] nimata
    [few] nimajo
   *[other] nima
} več barve { $suit }.
nudge-lead-mond = Nekdo ima morda še karto, ki ti ujame { FORM($card, of: "accusative") }.
nudge-lead-pagat = { $card } je največ vreden v zadnjem štihu. Tarokov imaš { $mine }, zunaj { $theirs ->
    [0] ni nobenega
    [one] je še { $theirs }
    [two] sta še { $theirs }
    [few] so še { $theirs }
   *[other] jih je še { $theirs }
}.
nudge-lead-shun = Štiha nočeš: pri kateri karti bi ga moral pobrati kdo drug?
nudge-trick-shun = Štiha nočeš. Zdaj bi ga pobrala karta { $card } ({ $player }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo pride še ena roka
    [two] . Za tabo prideta še dve roki
    [few] . Za tabo pridejo še { $left } roke
   *[other] . Za tabo pride še { $left } rok
}.
nudge-trick-ours = Štih ima zdaj tvoja stran ({ $player }, { $card }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo pride še ena roka
    [two] . Za tabo prideta še dve roki
    [few] . Za tabo pridejo še { $left } roke
   *[other] . Za tabo pride še { $left } rok
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-trick-theirs = Štih ima zdaj nasprotna stran ({ $player }, { $card }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo pride še ena roka
    [two] . Za tabo prideta še dve roki
    [few] . Za tabo pridejo še { $left } roke
   *[other] . Za tabo pride še { $left } rok
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-trick-open = Štih ima zdaj { $player } ({ $card }), ne veš pa, na kateri strani{ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo pride še ena roka
    [two] . Za tabo prideta še dve roki
    [few] . Za tabo pridejo še { $left } roke
   *[other] . Za tabo pride še { $left } rok
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}

reason-thumb-hand = upoštevam taroke, posebno visoke, kralje in kratke barve
reason-thumb-said = napovem, kar je s temi kartami dovolj verjetno, in nič več
reason-thumb-play = gledam, kaj je še zunaj, komu je česa zmanjkalo in čigav je štih
reason-thumb-discard = znebim se kratkih barv, kralje in taroke obdržim
reason-thumb-talon = vzamem karte, s katerimi je roka najmočnejša
reason-thumb-call = iščem soigralca v barvi, v kateri je potrebna pomoč
reason-thumb-fool = dam karto, ki je najmanj vredna
reason-thumb-cut = več o tem ne more vedeti nihče
reason-close = približno enako dobro: { $moves }
reason-held-back = povprečno več, a ne zanesljivo, kdor to pove, pa izda svoje karte: { $moves }
reason-wins = karta { $card } pobere štih v { $share }{"\u00A0"}% primerov
reason-partner-wins = če vržeš { FORM($card, of: "accusative") }, štih v { $share }{"\u00A0"}% primerov pobere nekdo na tvoji strani
reason-pagat-last = če vržeš { FORM($card, of: "accusative") }, { $pagat } v { $share }{"\u00A0"}% primerov pobere zadnji štih
reason-lost = karto { $card } v { $share }{"\u00A0"}% primerov dobi nasprotna stran
reason-trumped = karto { $card } v { $share }{"\u00A0"}% primerov pobere tarok
reason-beaten = karto { $card } v { $share }{"\u00A0"}% primerov kdo pobije
reason-game = igra se v { $share }{"\u00A0"}% primerov konča v tvojo korist; s potezo { $move } v { $other }{"\u00A0"}%
reason-bonus = { $bonus }: za { $tenths } točke bolje kot s potezo { $move }
reason-bid-made = igro dobiš v { $times }{"\u00A0"}% primerov in jo v { $share }{"\u00A0"}% od teh narediš
reason-bid-would = z najnižjo napovedjo bi igra v { $times }{"\u00A0"}% primerov ostala tebi, od teh bi bila v { $share }{"\u00A0"}% narejena
reason-counted-against = štetje pa govori za kaj drugega, zato je odločitev tesna
reason-bonus-made = { $bonus } uspe v { $share }{"\u00A0"}% primerov
reason-bonus-said = { $bonus } z napovedjo namesto brez nje: povprečno { $signed } točke
reason-game-now = kakor kaže, se igra v { $share }{"\u00A0"}% primerov konča v tvojo korist
