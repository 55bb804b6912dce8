# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Un sfat
hint-ask-2 = Și mutarea?
hint-ask-3 = De ce?
hint-under-way = Mă gândesc ce poți face…
hint-nudge = 💡 { $nudge }
hint-move = Eu aș alege **{ $move }**.
hint-thumb = O regulă din experiență:
hint-others = { $number ->
    [one] încă una
    [few] încă { $number }
   *[other] încă { $number }
}
game-points = { $figure } { $number ->
    [decimal] puncte
    [one] punct
    [few] puncte
   *[other] de puncte
} la scor
hint-worth = Din { $worlds ->
    [one] { $worlds } împărțire care se potrivește
    [few] { $worlds } împărțiri care se potrivesc
   *[other] { $worlds } de împărțiri care se potrivesc
} cu tot ce știi: { $move } aduce în medie { $value } puncte la scor.
hint-worth-less = Din { $worlds ->
    [one] { $worlds } împărțire care se potrivește
    [few] { $worlds } împărțiri care se potrivesc
   *[other] { $worlds } de împărțiri care se potrivesc
} cu tot ce știi: { $move } aduce în medie { $value }, punctele tale la scor minus { $players ->
    [2] ale adversarului
   *[other] media adversarilor
}.
hint-worse = Mai slab: { $moves }
hint-worse-by = { $move } cu { $less }
hint-few = Din tot ce știi, { $worlds ->
    [one] e probabilă doar o împărțire
    [few] sunt probabile doar { $worlds } împărțiri
   *[other] sunt probabile doar { $worlds } de împărțiri
}: prea puțin ca să dau cifre.

hints-allowed = Sfaturi: oricine joacă aici poate cere, iar foaia de scor spune de câte ori.
hints-none = Sfaturi: nu la partida asta.
lobby-hints-on = Permite sfaturi
lobby-hints-off = Fără sfaturi
sheet-hints = { $name }: { $number ->
    [one] un sfat
    [few] { $number } sfaturi
   *[other] { $number } de sfaturi
}

nudge-unseen = Cărțile acestea nu le-a văzut nimeni: orice alegere e la fel de bună.
trula-name = trula (Skiz, Mond, Pagat)
    .from = din trulă (Skiz, Mond, Pagat)
nudge-hand = Ai { $trumps ->
    [0] niciun taroc
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
} (de obicei sunt { $usual }) și { $kings ->
    [0] niciun rege
    [one] un rege
    [few] { $kings } regi
   *[other] { $kings } de regi
}. { $honours ->
    [0] N-ai nicio carte { FORM($trula, of: "from") }.
   *[other] Cărțile tale { FORM($trula, of: "from") }: { $cards }.
}
nudge-said = Ce ai anunța? Ai { $trumps ->
    [0] niciun taroc
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
} și { $kings ->
    [0] niciun rege
    [one] un rege
    [few] { $kings } regi
   *[other] { $kings } de regi
}. { $honours ->
    [0] N-ai nicio carte { FORM($trula, of: "from") }.
   *[other] Cărțile tale { FORM($trula, of: "from") }: { $cards }.
}
nudge-doubles = Ce ai anunța sau ce ai dubla? Ai { $trumps ->
    [0] niciun taroc
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
} și { $kings ->
    [0] niciun rege
    [one] un rege
    [few] { $kings } regi
   *[other] { $kings } de regi
}. { $honours ->
    [0] N-ai nicio carte { FORM($trula, of: "from") }.
   *[other] Cărțile tale { FORM($trula, of: "from") }: { $cards }.
}
nudge-discard = Poți scăpa de tot ce ai la { $suit }: { $number ->
    [one] e o carte
    [few] sunt { $number } cărți
   *[other] sunt { $number } de cărți
}.
nudge-discard-suits = Poți scăpa de mai multe culori întregi: { $suits }
nudge-discard-none = Nu poți scăpa de o culoare întreagă. Ce cărți ți-ar lua ceilalți?
nudge-discard-keep = Să scapi de o culoare nu e totul: ce cărți ți-ar lua ceilalți?
nudge-call = Câte cărți ai la culorile al căror rege îți lipsește? { $suits }
nudge-call-own = Toți regii pe care îi poți chema sunt la tine în mână.
nudge-talon = Ce ți-ar aduce: taroace, regi, o culoare pe care s-o poți goli?
nudge-give-up = Regele chemat e în talon: s-ar putea câștiga fără partener?
nudge-fool = Ajunge cartea care face cel mai puțin.
nudge-lead = Ai { $mine ->
    [0] niciun taroc
    [one] un taroc
    [few] { $mine } taroace
   *[other] { $mine } de taroace
}, iar la ceilalți { $theirs ->
    [0] nu mai e niciunul
    [one] mai e unul
    [few] mai sunt { $theirs }
   *[other] mai sunt { $theirs }
}{ $sure ->
    [0] {" "}(sau stau cu fața în jos)
   *[other] {""}
}.
nudge-lead-no-trumps = Nimeni altcineva nu mai poate avea taroace.
nudge-lead-void = Tabăra cealaltă nu mai are { $suit }.
nudge-lead-void-player = { $players } nu mai { $number ->
    [one] are
    [few] au
   *[other] au
} { $suit }.
nudge-lead-mond = Cineva poate avea încă o carte care îți ia { $card }.
nudge-lead-pagat = { $card } face cel mai mult în ultima levată. Ai { $mine ->
    [one] un taroc
    [few] { $mine } taroace
   *[other] { $mine } de taroace
}, iar la ceilalți { $theirs ->
    [0] nu mai e niciunul
    [one] mai e unul
    [few] mai sunt { $theirs }
   *[other] mai sunt { $theirs }
}{ $sure ->
    [0] {" "}(sau stau cu fața în jos)
   *[other] {""}
}.
nudge-lead-shun = Nu vrei nicio levată: cu ce carte deschizi ca s-o ia altcineva?
nudge-lead-hunt = { $players } nu vrea nicio levată: cu ce carte deschizi ca să-i revină una?
nudge-trick-shun = Nu vrei nicio levată. Pe asta ar lua-o { $player }, cu { $card }{ $left ->
    [0] , iar tu joci la urmă
    [one] , iar după tine mai joacă unul
    [few] , iar după tine mai joacă { $left }
   *[other] , iar după tine mai joacă { $left }
}.
nudge-trick-hunt = { $players } nu vrea nicio levată. Pe asta ar lua-o { $player }, cu { $card }{ $left ->
    [0] , iar tu joci la urmă
    [one] , iar după tine mai joacă unul
    [few] , iar după tine mai joacă { $left }
   *[other] , iar după tine mai joacă { $left }
}.
nudge-trick-ours = Levata e deocamdată a taberei tale: { $player }, cu { $card }{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}
nudge-trick-theirs = Levata e deocamdată a taberei adverse: { $player }, cu { $card }{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}
nudge-trick-another = Deocamdată ia { $player }, cu { $card }{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}
nudge-trick-open = Deocamdată ia { $player }, cu { $card }, și nu știi din ce tabără e{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}
nudge-promise = E ceva ce tabăra ta face aproape sigur?
nudge-promise-valat = Ar putea tabăra ta să ia toate levatele?
nudge-promise-trula = Va lua tabăra ta { $trula }, toate trei cărțile? Ai { $honours ->
    [0] niciuna dintre ele
    [one] una dintre ele
    [few] { $honours } dintre ele
   *[other] { $honours } dintre ele
}.
nudge-promise-pagat = { $card } ar trebui să ia ultima levată. Ai { $trumps ->
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
}: îți ajung până la sfârșit?
nudge-promise-trumps = Ai { $trumps ->
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
}: merită să o spui?
nudge-promise-king = { $card } ar trebui să rămână până la ultima levată, iar pe aceea s-o ia tabăra ta. Ai { $trumps ->
    [0] niciun taroc
    [one] un taroc
    [few] { $trumps } taroace
   *[other] { $trumps } de taroace
}: ține până atunci?
nudge-kontra = Ai paria dublu pe jocul ăsta?
nudge-kontra-promise = Va face cealaltă tabără ce a anunțat?
nudge-kontra-own = Va face tabăra ta ce a anunțat?
nudge-lead-suit = Cât { $suit } mai e la ceilalți? Tu ai { $mine }, iar la ceilalți { $theirs ->
    [0] nu mai e nimic
    [one] mai e o carte
    [few] mai sunt { $theirs }
   *[other] mai sunt { $theirs }
}{ $sure ->
    [0] {" "}(sau stau cu fața în jos)
   *[other] {""}
}.

reason-thumb-hand = contează taroacele, mai ales cele mari, regii și culorile scurte
reason-thumb-said = se spune ce e destul de probabil cu cărțile tale, și nimic mai mult
reason-thumb-play = contează ce a căzut, cine ce nu mai are și a cui e levata
reason-thumb-discard = se golesc culorile scurte și se păstrează regii și taroacele
reason-thumb-discard-none = se păstrează regii și taroacele, iar punctele în cărți ajung la loc sigur
reason-thumb-talon = se iau cărțile cu care mâna iese cel mai tare
reason-thumb-call = se caută un partener la o culoare unde mâna are nevoie de ajutor
reason-thumb-call-own = dacă îți chemi un rege propriu joci fără partener, oricare ar fi el
reason-thumb-fool = cine a luat levata primește în schimb cartea aceasta
reason-thumb-cut = nimeni nu poate ști mai mult aici
reason-close = cam la fel: { $moves }
reason-close-all = din câte se poate spune, tot ce poți juca este cam la fel
reason-not-sure = prea puține împărțiri ca să se deosebească de { $moves }
reason-no-matter = orice ai juca, iese la fel
reason-held-back = e mai sigur să nu spui: { $moves } promite mai mult în medie, dar nu sigur, și îți arată cărțile
reason-trick = tabăra ta ia levata în { $share }{"\u00A0"}% din cazuri; cu { $other_card } în { $other }{"\u00A0"}%
reason-trick-alone = iei levata în { $share }{"\u00A0"}% din cazuri; cu { $other_card } în { $other }{"\u00A0"}%
reason-saves-lost = păstrează { $other_card }: levata asta e aproape sigur pierdută
reason-saves-won = păstrează { $other_card }: levata asta e aproape sigur câștigată
reason-feeds = pune { $card }: levata asta e aproape sigur câștigată
reason-avoids = { $card } ia levata în { $share }{"\u00A0"}% din cazuri, { $other_card } în { $other }{"\u00A0"}%
reason-sheds = scapă de { $card } cât timp nu ia nimic
reason-takes-high = de levata asta abia dacă scapi: ia-o cu { $card } și păstrează cartea mai mică
reason-would-lose = { $card } s-ar duce la adversari în { $share }{"\u00A0"}% din cazuri
reason-pagat-last = { $pagat } ia ultima levată în { $share }{"\u00A0"}% din cazuri; cu { $card } în { $other }{"\u00A0"}%
reason-ahead = termini pe plus în { $share }{"\u00A0"}% din cazuri; după { $move } în { $other }{"\u00A0"}%
reason-points = aduce în medie { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în cărți în plus
reason-points-fewer = iei în medie cu { $points ->
    [one] un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în cărți mai puțin
reason-pagat-kept = { $pagat }, dacă îl păstrezi, ia ultima levată în { $share }{"\u00A0"}% din cazuri
reason-searched = cu atât de puține cărți s-au verificat toate continuările: asta aduce cel mai mult
reason-in-all = nu hotărăște o singură levată: pe toată tura iese mai bine
reason-game = îți iese jocul în { $share }{"\u00A0"}% din cazuri; după { $move } în { $other }{"\u00A0"}%
reason-bonus = { $bonus }: merge mai bine decât cu { $move }
reason-bid-made = { $kept ->
    [1] cum stau lucrurile
   *[0] după { $move }
}, cu astfel de cărți jocul iese în { $share }{"\u00A0"}% din cazuri
reason-bid-seldom = { $kept ->
    [1] cum stau lucrurile
   *[0] după { $move }
}, cu astfel de cărți jocul { $share ->
    [0] nu iese niciodată
    [one] iese doar în { $share }{"\u00A0"}% din cazuri
    [few] iese doar în { $share }{"\u00A0"}% din cazuri
   *[other] iese doar în { $share }{"\u00A0"}% din cazuri
}
reason-bid-alike = în mii de împărțiri, cu cărți cam la fel de bune jocul după { $move } { $share ->
    [0] nu a ieșit aproape niciodată
   *[other] a ieșit în { $share }{"\u00A0"}% din cazuri
}
reason-bonus-seldom = { $bonus }: { $share ->
    [0] nu reușește aproape niciodată
    [one] reușește doar în { $share }{"\u00A0"}% din cazuri
    [few] reușește doar în { $share }{"\u00A0"}% din cazuri
   *[other] reușește doar în { $share }{"\u00A0"}% din cazuri
}
reason-bonus-made = { $bonus }: reușește în { $share }{"\u00A0"}% din cazuri
reason-trumps-pay = simplul anunț aduce puncte, oricum s-ar termina tura
reason-bonus-said = { $bonus }: cu anunț aduce mai mult decât fără
reason-bonus-unsaid = { $bonus }: cu anunț ar aduce mai puțin decât fără
reason-game-doubtful = îți iese jocul doar în { $share }{"\u00A0"}% din cazuri
reason-empties = rămâi fără { $suit } și poți tăia acolo cu taroc
reason-game-now = cum stau lucrurile, îți iese jocul în { $share }{"\u00A0"}% din cazuri
reason-equal = la fel ca { $cards }: dintre cărți egale ajunge cea mai mică
reason-turns-up = întoarce cartea următoare din teancul acela
reason-monte-kept = dacă se aruncă cărțile, tura asta nu-ți aduce nimic
reason-monte-rid = dacă toți sunt de acord, o tură proastă nu te costă nimic
reason-monte-seldom = cărțile se aruncă doar dacă vor toți, ceea ce e rar
reason-monte-free = nici propunerea n-ar costa nimic, dar trebuie să vrea toți, ceea ce e rar
reason-fool-stays = levata a luat-o partenerul: orice dai rămâne la tabăra ta
reason-played-on = dacă se joacă mai departe, îți iese jocul în { $share }{"\u00A0"}% din cazuri
reason-played-on-seldom = dacă se joacă mai departe, îți iese jocul doar în { $share }{"\u00A0"}% din cazuri
reason-looks-on = ce poate urma aduce în medie mai mult
reason-takes-now = ce poate urma aduce în medie mai puțin
reason-calls-own = dacă îți chemi un rege propriu joci fără partener, și te plătesc toți ceilalți
reason-bid-dear = după { $move }, un joc reușit aduce în medie { $made }, dar unul pierdut costă { $lost }
reason-bonus-costs = { $bonus }: după { $move } te-ar costa mai mult
reason-lays-points = pune mai multe puncte în cărți acolo unde nu le poate lua nimeni
