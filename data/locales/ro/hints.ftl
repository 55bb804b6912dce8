# Hints: what they say, step by step, and who asked for them.

hint-ask-1 = Un sfat
hint-ask-2 = Și mutarea?
hint-ask-3 = De ce?
hint-nudge = 💡 { $nudge }
hint-move = Eu aș alege **{ $move }**.
hint-worlds = Din { $worlds ->
    [one] o împărțire care se potrivește
    [few] { $worlds } împărțiri care se potrivesc
   *[other] { $worlds } de împărțiri care se potrivesc
} cu tot ce știi:
hint-thumb = O regulă din experiență:
hint-thumb-first = Din experiență:
hint-thumb-worlds = Calculat separat, din { $worlds ->
    [one] o împărțire posibilă
    [few] { $worlds } împărțiri posibile
   *[other] { $worlds } de împărțiri posibile
}:
hint-values = în medie, în puncte la scor: { $values } (fiecare ±{"\u00A0"}{ $error })
hint-values-less = în medie, punctele tale la scor minus ale celorlalți: { $values } (fiecare ±{"\u00A0"}{ $error })
hint-value = { $move } { $value }
hint-others = { $number ->
    [one] încă una
    [few] încă { $number }
   *[other] încă { $number }
}

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
trula-name = trula
    .from = din trulă
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
nudge-said = Ce ai anunța sau ce ai dubla? Ai { $trumps ->
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
nudge-discard-none = Nu poți scăpa de o culoare întreagă. Ce cărți ți-ar lua ceilalți?
nudge-call = Câte cărți ai la culorile al căror rege îți lipsește? { $suits }
nudge-call-own = Toți regii pe care îi poți chema sunt la tine în mână.
nudge-talon = Numără întâi taroacele, apoi regii, apoi culorile pe care le-ai putea goli.
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
}.
nudge-lead-shun = Nu vrei nicio levată: cu ce carte ai sili pe altcineva s-o ia?
nudge-trick-shun = Nu vrei nicio levată. Pe asta ar lua-o { $player }, cu { $card }{ $left ->
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
nudge-trick-theirs = Levata e deocamdată a celorlalți: { $player }, cu { $card }{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}
nudge-trick-open = Deocamdată ia { $player }, cu { $card }, și nu știi de ce parte e{ $left ->
    [0] . Tu joci la urmă
    [one] . După tine mai joacă unul
    [few] . După tine mai joacă { $left }
   *[other] . După tine mai joacă { $left }
}{ $dear ->
    [0] .
   *[other] , și e ceva de luat.
}

reason-thumb-hand = contează taroacele, mai ales cele mari, regii și culorile scurte
reason-thumb-said = se spune ce e destul de probabil cu cărțile tale, și nimic mai mult
reason-thumb-play = contează ce a căzut, cine ce nu mai are și a cui e levata
reason-thumb-discard = se golesc culorile scurte și se păstrează regii și taroacele
reason-thumb-talon = se iau cărțile cu care mâna iese cel mai tare
reason-thumb-call = se caută un partener la o culoare unde mâna are nevoie de ajutor
reason-thumb-fool = se dă cartea care face cel mai puțin
reason-thumb-cut = nimeni nu poate ști mai mult aici
reason-close = la fel de bine, după câte văd: { $moves }
reason-held-back = în medie mai mult, dar nu sigur, iar dacă o spui, îți arăți cărțile: { $moves }
reason-wins = { $card } ia levata în { $share }{"\u00A0"}% din cazuri
reason-partner-wins = cu { $card }, levata o ia un partener de-al tău în { $share }{"\u00A0"}% din cazuri
reason-pagat-last = cu { $card }, { $pagat } ia ultima levată în { $share }{"\u00A0"}% din cazuri
reason-lost = { $card } se pierde la ceilalți în { $share }{"\u00A0"}% din cazuri
reason-trumped = { $card } cade sub un taroc în { $share }{"\u00A0"}% din cazuri
reason-beaten = peste { $card } trece altă carte în { $share }{"\u00A0"}% din cazuri
reason-game = îți iese jocul în { $share }{"\u00A0"}% din cazuri; după { $move } în { $other }{"\u00A0"}%
reason-bonus = { $bonus }: cu { $tenths } puncte mai bine decât după { $move }
reason-bid-made = ajungi să joci în { $times }{"\u00A0"}% din cazuri, iar dintre ele câștigi { $share }{"\u00A0"}%
reason-bid-would = cu cea mai mică licitare ai ajunge să joci în { $times }{"\u00A0"}% din cazuri, iar dintre ele ai câștiga { $share }{"\u00A0"}%
reason-counted-against = calculul arată însă altceva, deci alegerea e strânsă
reason-bonus-made = { $bonus }: reușește în { $share }{"\u00A0"}% din cazuri
reason-bonus-said = { $bonus } cu anunț, nu fără: { $signed } puncte în medie
reason-game-now = cum stau lucrurile, îți iese jocul în { $share }{"\u00A0"}% din cazuri
