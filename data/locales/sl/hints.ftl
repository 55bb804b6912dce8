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
hint-thumb = Po občutku: tega ni nihče preračunal.
hint-thumb-worlds = Po občutku; kar je prešteto posebej, je iz { $worlds ->
    [one] { $worlds } razdelitve, ki se ujema
    [two] { $worlds } razdelitev, ki se ujemata
    [few] { $worlds } razdelitev, ki se ujemajo
   *[other] { $worlds } razdelitev, ki se ujemajo
} z vsem, kar veš:
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
nudge-hand = Taroki v roki: { $trumps } (običajno { $usual }), kralji: { $kings }. { $honours ->
    [0] Od trule nimaš ničesar.
   *[other] Od trule imaš: { $cards }.
}
nudge-said = Kaj si upaš napovedati ali podvojiti? Taroki v roki: { $trumps }, kralji: { $kings }. { $honours ->
    [0] Od trule nimaš ničesar.
   *[other] Od trule imaš: { $cards }.
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
nudge-lead-shun = Štiha nočeš: kaj bi moral pobiti nekdo drug?
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

reason-thumb-hand = tehta taroke, posebno visoke, kralje in kratke barve
reason-thumb-said = napove, kar je s temi kartami dovolj verjetno, in nič več
reason-thumb-play = gleda, kaj je še zunaj, komu je česa zmanjkalo in čigav je štih
reason-thumb-discard = znebi se kratkih barv, kralje in taroke obdrži
reason-thumb-talon = vzame karte, s katerimi je roka najmočnejša
reason-thumb-call = išče soigralca v barvi, v kateri potrebuješ pomoč
reason-thumb-fool = da karto, ki je najmanj vredna
reason-thumb-cut = več o tem ne more vedeti nihče
reason-close = približno enako dobro: { $moves }
reason-held-back = povprečno več, a ne zanesljivo, kdor to pove, pa izda svoje karte: { $moves }
reason-wins = karta { $card } pobere štih v { $share }{"\u00A0"}%
reason-partner-wins = če vržeš { FORM($card, of: "accusative") }, štih v { $share }{"\u00A0"}% pobere nekdo na tvoji strani
reason-pagat-last = če vržeš { FORM($card, of: "accusative") }, { $pagat } v { $share }{"\u00A0"}% pobere zadnji štih
reason-lost = karto { $card } v { $share }{"\u00A0"}% dobi nasprotna stran
reason-trumped = karta { $card } v { $share }{"\u00A0"}% pade pod taroka
reason-beaten = karto { $card } v { $share }{"\u00A0"}% kdo pobije
reason-game = igra se v { $share }{"\u00A0"}% izteče zate; s potezo { $move } v { $other }{"\u00A0"}%
reason-bonus = { $bonus }: za { $tenths } točke bolje kot s potezo { $move }
reason-bid-made = igro dobiš v { $times }{"\u00A0"}% in jo od tega v { $share }{"\u00A0"}% narediš
reason-bid-would = z najnižjo napovedjo bi igro dobili v { $times }{"\u00A0"}%, od tega je narejena v { $share }{"\u00A0"}%
reason-counted-against = štetje kaže drugače, zato odločitev ni jasna
reason-bonus-made = { $bonus } uspe v { $share }{"\u00A0"}%
reason-bonus-said = { $bonus } z napovedjo namesto brez nje: povprečno { $signed } točke
reason-game-now = kakor kaže, se igra v { $share }{"\u00A0"}% izteče zate
