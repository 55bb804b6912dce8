# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Namig
hint-ask-2 = In poteza?
hint-ask-3 = Zakaj?
hint-under-way = Pretehtavam, kaj lahko narediš …
hint-nudge = 💡 { $nudge }
hint-move = Moja izbira: **{ $move }**.
hint-thumb = Pravilo po občutku:
hint-others = { $number ->
    [one] { $number } druga
    [two] { $number } drugi
    [few] { $number } druge
   *[other] { $number } drugih
}
game-points = { $figure } { $number ->
    [decimal] točke
    [one] točko
    [two] točki
    [few] točke
   *[other] točk
} obračuna
hint-worth = Iz { $worlds } razdelitev, ki se ujemajo z vsem, kar veš: { $move } prinese povprečno toliko točk obračuna: { $value }.
hint-worth-less = Iz { $worlds } razdelitev, ki se ujemajo z vsem, kar veš: { $move } prinese povprečno { $value }, tvoje točke obračuna minus { $players ->
    [2] točke nasprotnika
   *[other] povprečje nasprotnikov
}.
hint-worse = Slabše: { $moves }
hint-worse-by = { $move } za { $less }
hint-few = Po vsem, kar veš, { $worlds ->
    [one] je verjetna le { $worlds } razdelitev
    [two] sta verjetni le { $worlds } razdelitvi
    [few] so verjetne le { $worlds } razdelitve
   *[other] je verjetnih le { $worlds } razdelitev
}, premalo za številke.

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
trula-name = trula (škis, mond, pagat)
    .genitive = trule (škis, mond, pagat)
nudge-hand = Taroki v roki: { $trumps } (običajno { $usual }), kralji: { $kings }. { $honours ->
    [0] Od { FORM($trula, of: "genitive") } nimaš ničesar.
   *[other] Od { FORM($trula, of: "genitive") } imaš: { $cards }.
}
nudge-said = Kaj si upaš napovedati? Taroki v roki: { $trumps }, kralji: { $kings }. { $honours ->
    [0] Od { FORM($trula, of: "genitive") } nimaš ničesar.
   *[other] Od { FORM($trula, of: "genitive") } imaš: { $cards }.
}
nudge-doubles = Kaj si upaš napovedati ali podvojiti? Taroki v roki: { $trumps }, kralji: { $kings }. { $honours ->
    [0] Od { FORM($trula, of: "genitive") } nimaš ničesar.
   *[other] Od { FORM($trula, of: "genitive") } imaš: { $cards }.
}
nudge-discard = Barve { $suit } se lahko čisto znebiš ({ $number ->
    [one] { $number } karta
    [two] { $number } karti
    [few] { $number } karte
   *[other] { $number } kart
}).
nudge-discard-suits = Znebiš se lahko več celih barv: { $suits }
nudge-discard-none = Nobene barve se ne moreš čisto znebiti. Katere karte bi ti drugi pobrali?
nudge-discard-keep = Znebiti se barve ni vse: katere karte bi ti drugi pobrali?
nudge-call = Koliko kart imaš v barvah, v katerih nimaš kralja? { $suits }
nudge-call-own = Vsi kralji, ki jih lahko rufaš, so v tvoji roki.
nudge-talon = Kaj bi ti prineslo: taroke, kralje, barvo, ki se je lahko znebiš?
nudge-give-up = Rufani kralj leži v talonu: bi te karte zmagale same?
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
}{ $sure ->
    [0] {" "}(ali { $theirs ->
        [one] leži zakrit
        [two] ležita zakrita
        [few] ležijo zakriti
       *[other] ležijo zakriti
    })
   *[other] {""}
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
}{ $sure ->
    [0] {" "}(ali { $theirs ->
        [one] leži zakrit
        [two] ležita zakrita
        [few] ležijo zakriti
       *[other] ležijo zakriti
    })
   *[other] {""}
}.
nudge-lead-shun = Štiha nočeš: pri kateri karti bi ga moral pobrati kdo drug?
nudge-lead-hunt = { $players } noče štiha: s katero karto se ga da vsiliti?
nudge-trick-shun = Štiha nočeš. Zdaj bi ga pobrala karta { $card } ({ $player }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}.
nudge-trick-hunt = { $players } noče štiha. Zdaj bi ga pobrala karta { $card } ({ $player }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}.
nudge-trick-ours = Štih ima zdaj tvoja stran ({ $player }, { $card }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-trick-theirs = Štih ima zdaj nasprotna stran ({ $player }, { $card }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-trick-another = Štih ima zdaj { $player } ({ $card }){ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-trick-open = Štih ima zdaj { $player } ({ $card }), ne veš pa, na kateri strani{ $left ->
    [0] . Za tabo ni nikogar več
    [one] . Za tabo je še en igralec
    [two] . Za tabo sta še dva igralca
    [few] . Za tabo so še { $left } igralci
   *[other] . Za tabo je še { $left } igralcev
}{ $dear ->
    [0] .
   *[other] , in v štihu je kaj pobrati.
}
nudge-promise = Je kaj, kar bo tvoji strani skoraj zanesljivo uspelo?
nudge-promise-valat = Bi tvoja stran lahko pobrala prav vsak štih?
nudge-promise-trula = Bo { $trula } v celoti na tvoji strani? Toliko njenih kart imaš: { $honours }.
nudge-promise-pagat = { $card } bi moral pobrati zadnji štih. Taroki v roki: { $trumps }; bodo zdržali do takrat?
nudge-promise-trumps = Taroki v roki: { $trumps }. Se jih splača napovedati?
nudge-promise-king = { $card } bi moral ostati do zadnjega štiha, tega pa bi morala pobrati tvoja stran. Taroki v roki: { $trumps }; bodo zdržali do takrat?
nudge-kontra = Se ti zdi vredno podvojiti?
nudge-kontra-promise = Bo nasprotni strani uspelo, kar je napovedala?
nudge-kontra-own = Bo tvoji strani uspelo, kar je napovedala?
nudge-lead-suit = Koliko kart barve { $suit } je še zunaj? V roki jih imaš { $mine }, zunaj { $theirs ->
    [0] ni nobene
    [one] je še { $theirs }
    [two] sta še { $theirs }
    [few] so še { $theirs }
   *[other] jih je še { $theirs }
}{ $sure ->
    [0] {" "}(ali { $theirs ->
        [one] leži zakrita
        [two] ležita zakriti
        [few] ležijo zakrite
       *[other] ležijo zakrite
    })
   *[other] {""}
}.

reason-thumb-hand = upoštevam taroke, posebno visoke, kralje in kratke barve
reason-thumb-said = napovem, kar je s temi kartami dovolj verjetno, in nič več
reason-thumb-play = gledam, kaj je še zunaj, komu je česa zmanjkalo in čigav je štih
reason-thumb-discard = znebim se kratkih barv, kralje in taroke obdržim
reason-thumb-discard-none = kralje in taroke obdržim, točke v kartah pa spravim na varno
reason-thumb-talon = vzamem karte, s katerimi je roka najmočnejša
reason-thumb-call = iščem soigralca v barvi, v kateri je potrebna pomoč
reason-thumb-call-own = če rufaš svojega kralja, igraš brez soigralca, vseeno s katerim
reason-thumb-fool = to karto namesto njega dobi, kdor je pobral štih
reason-thumb-cut = več o tem ne more vedeti nihče
reason-close = približno enako: { $moves }
reason-close-all = kolikor se da reči, je vse, kar smeš odigrati, približno enako dobro
reason-not-sure = premalo razdelitev, da bi se ločilo od: { $moves }
reason-no-matter = kar koli vržeš, pride na isto
reason-held-back = varneje brez napovedi: { $moves } povprečno obeta več, a ne zanesljivo, in izda tvoje karte
reason-trick = štih dobi tvoja stran v { $share }{"\u00A0"}% primerov; s karto { $other_card } v { $other }{"\u00A0"}%
reason-trick-alone = štih dobiš v { $share }{"\u00A0"}% primerov; s karto { $other_card } v { $other }{"\u00A0"}%
reason-saves-lost = karto { $other_card } prihrani: ta štih je skoraj zanesljivo izgubljen
reason-saves-won = karto { $other_card } prihrani: ta štih je skoraj zanesljivo dobljen
reason-feeds = { FORM($card, of: "accusative") } vrzi zraven: ta štih je skoraj zanesljivo dobljen
reason-avoids = { $card } štih pobere v { $share }{"\u00A0"}% primerov, { $other_card } v { $other }{"\u00A0"}%
reason-sheds = karte { $card } se znebi, dokler nič ne pobere
reason-takes-high = temu štihu se težko izogneš: poberi ga s karto { $card }, nižjo pa obdrži
reason-would-lose = karto { $card } bi v { $share }{"\u00A0"}% primerov dobila nasprotna stran
reason-pagat-last = { $pagat } pobere zadnji štih v { $share }{"\u00A0"}% primerov; s karto { $card } v { $other }{"\u00A0"}%
reason-ahead = v { $share }{"\u00A0"}% primerov končaš v plusu; s potezo { $move } v { $other }{"\u00A0"}%
reason-points = v štihih prinese v povprečju { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
} več
reason-points-fewer = v štihih pobere v povprečju { $points ->
    [one] { $points } točko
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
} manj
reason-pagat-kept = { $pagat }, če ga obdržiš, pobere zadnji štih v { $share }{"\u00A0"}% primerov
reason-searched = s tako malo kartami so pregledani vsi možni poteki: ta poteza prinese največ
reason-in-all = ne odloča en sam štih: v celi igri prinese več
reason-game = igra se v { $share }{"\u00A0"}% primerov konča v tvojo korist; s potezo { $move } v { $other }{"\u00A0"}%
reason-bonus = { $bonus }: bolje kaže kot s potezo { $move }
reason-bid-made = { $kept ->
    [1] kakor je, takšne karte
   *[0] po ponudbi { $move } takšne karte
} igro naredijo v { $share }{"\u00A0"}% primerov
reason-bid-seldom = { $kept ->
    [1] kakor je, takšne karte
   *[0] po ponudbi { $move } takšne karte
} { $share ->
    [0] igre tako rekoč nikoli ne naredijo
   *[other] igro naredijo le v { $share }{"\u00A0"}% primerov
}
reason-bid-alike = v tisočih delitvah približno enako dobre karte po ponudbi { $move } { $share ->
    [0] igre tako rekoč nikoli niso naredile
   *[other] so igro naredile v { $share }{"\u00A0"}% primerov
}
reason-bonus-seldom = { $bonus }: { $share ->
    [0] tako rekoč nikoli ne uspe
   *[other] uspe le v { $share }{"\u00A0"}% primerov
}
reason-bonus-made = { $bonus }: uspe v { $share }{"\u00A0"}% primerov
reason-trumps-pay = že sama napoved prinese točke, naj se igra konča kakor koli
reason-bonus-said = { $bonus }: z napovedjo prinese več kot brez nje
reason-bonus-unsaid = { $bonus }: z napovedjo bi bilo manj kot brez nje
reason-game-doubtful = igra se le v { $share }{"\u00A0"}% primerov konča v tvojo korist
reason-empties = barve { $suit } potem nimaš več in jo lahko sekaš s tarokom
reason-game-now = kakor kaže, se igra v { $share }{"\u00A0"}% primerov konča v tvojo korist
reason-equal = enako kot { $cards }: od enakih kart zadošča najnižja
reason-turns-up = odkrije naslednjo karto tistega kupčka
reason-monte-kept = če karte vržete skupaj, ti ta delitev ne prinese nič
reason-monte-rid = če so vsi za, te slaba delitev ne stane nič
reason-monte-seldom = karte se vržejo skupaj le, če so za to vsi, to pa je redko
reason-monte-free = tudi predlog te ne bi stal nič, a strinjati se morajo vsi, to pa je redko
reason-fool-stays = ta štih je pobral tvoj soigralec: kar koli daš, ostane na tvoji strani
reason-played-on = če igraš naprej, se igra v { $share }{"\u00A0"}% primerov konča v tvojo korist
reason-played-on-seldom = če igraš naprej, se igra le v { $share }{"\u00A0"}% primerov konča v tvojo korist
reason-looks-on = kar morda leži naprej, v povprečju prinese več
reason-takes-now = kar morda leži naprej, v povprečju prinese manj
reason-calls-own = če rufaš svojega kralja, igraš brez soigralca, in plača ti vsak od drugih
reason-bid-dear = po ponudbi { $move } narejena igra v povprečju prinese { $made }, izgubljena pa stane { $lost }
reason-bonus-costs = { $bonus }: s potezo { $move } bi te stalo več
reason-lays-points = več točk odloži tja, kjer jih nihče ne more dobiti
