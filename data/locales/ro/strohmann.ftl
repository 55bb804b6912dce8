# Straw Man Tarock: its names, its phases, its scores, its options.

variant-strohmann = Taroc cu oameni de paie
strohmann-trula-name = Skizul, Mondul și Pagatul
    .from = dintre Skiz, Mond și Pagat


contract-take = Ia jocul
contract-simple = Fără declarant
native-take = Spiel
native-simple = ohne Spieler
strohmann-value-flat = { $value ->
    [3] 3 sau 4
   *[other] { $value }
}

strohmann-board-contract = **{ $name } a luat jocul (Spiel)** · se câștigă cu 36 din cele 70 de puncte în cărți · face { $value }
strohmann-board-contract-alone = **Nimeni n-a luat jocul (ohne Spieler)** · 36 din cele 70 de puncte în cărți fac { $value }
strohmann-hand-you-declare = Ai luat jocul: îți trebuie 36 din cele 70 de puncte în cărți
strohmann-hand-against = { $name } a luat jocul: sub 36 din cele 70 de puncte în cărți e pierdut

strohmann-turn-auction = { $name } ia jocul sau zice pas.
strohmann-ask-auction = Iei jocul sau zici pas?
strohmann-picture-contract = { $name } a luat jocul
strohmann-board-auction-begins = Mâna întâi (cine n-a dat cărțile) poate lua jocul; oamenii de paie stau cu fața în jos.
strohmann-turn-prebid = { $name } merge mai departe sau cere altă împărțire (niciun taroc în mână).
strohmann-ask-prebid = { $choices ->
    [0] Ai un taroc: mergi mai departe. Amândoi sunt întrebați, deci întrebarea nu spune nimic.
   *[other] N-ai niciun taroc: să dea încă o dată aceeași persoană?
}
strohmann-do-redeal = Cer altă împărțire
strohmann-do-pass-prebid = Mai departe
turn-straw = Se împart oamenii de paie.
ask-straw = Se împart oamenii de paie.
turn-reveal = Se întorc oamenii de paie.
ask-reveal = Se întorc oamenii de paie.

strohmann-score-klop = Nimeni n-a luat jocul: câștigă cine are cel puțin 36 de puncte în cărți.
strohmann-score-ended-redeal = Cineva fără taroc a cerut să se arunce cărțile: tura nu contează.
strohmann-score-others = Aici punctele doar se câștigă, nu se pierd niciodată: pentru { $names } nu se schimbă nimic.
strohmann-score-ended-passed-out = Amândoi au zis pas: cărțile se aruncă și tura nu contează.
strohmann-score-made-alone = { $name } a luat jocul și l-a câștigat. Adversar: { $others }.
strohmann-score-lost-alone = { $name } a luat jocul și l-a pierdut. Adversar: { $others }.
strohmann-score-made = { $name } a luat jocul și l-a câștigat. Adversar: { $others }.
strohmann-score-lost = { $name } a luat jocul și l-a pierdut. Adversar: { $others }.

strohmann-line-made = { $name } a luat jocul: puncte în cărți { $card_points }
strohmann-line-held = { $name } a ținut declarantul la { $card_points ->
    [one] un punct
    [few] { $card_points } puncte
   *[other] { $card_points } de puncte
} în cărți
strohmann-line-simple = { $name }: puncte în cărți { $card_points }
strohmann-line-tie = 35 la 35 de puncte în cărți: nimeni nu primește nimic
strohmann-line-valat = { $name } a luat toate levatele
strohmann-line-pagat = { $how ->
    [taken] { $name } a luat Pagatul în ultima levată
   *[made] { $name } a câștigat ultima levată cu Pagatul
}
strohmann-line-uhu = { $how ->
    [taken] { $name } a luat Uhu în penultima levată
   *[made] { $name } a câștigat penultima levată cu Uhu
}
strohmann-line-kakadu = { $how ->
    [taken] { $name } a luat Kakadu în antepenultima levată
   *[made] { $name } a câștigat antepenultima levată cu Kakadu
}
strohmann-line-quapil = { $how ->
    [taken] { $name } a luat Quapil în a patra levată de la coadă
   *[made] { $name } a câștigat cu Quapil a patra levată de la coadă
}
hand-calling = T17 cu „ros” și apoi T18 cu „topschin” aduc un punct dacă iau două levate la rând; strigatul nu costă nimic
strohmann-line-rostopschin = { $name }: Rostopschin, T17 și T18 în două levate la rând
strohmann-line-trull = { $name } are în levate Skizul, Mondul și Pagatul
strohmann-line-kings = { $name } are în levate toți cei patru regi
strohmann-line-mond = { $name } a luat Mondul cu Skizul
strohmann-line-paid = { $name } plătește ce a primit celălalt
strohmann-bonus-pagat = Pagatul
strohmann-bonus-uhu = Uhu
strohmann-bonus-kakadu = Kakadu
strohmann-bonus-quapil = Quapil
strohmann-bonus-rostopschin = Rostopschin
strohmann-bonus-trull = Skizul, Mondul și Pagatul
strohmann-bonus-kings = Toți cei patru regi
strohmann-bonus-mond = Mondul prins

refused-no-such-call = Cu { $card } nu se poate striga acum „{ $call }”

strohmann-option-first-lead = Prima deschidere
strohmann-note-first-lead = Cine deschide prima levată?
strohmann-option-both-pass = Amândoi pas
strohmann-note-both-pass = Se joacă fără declarant sau se aruncă cărțile și se dă din nou? Atunci tura nu contează.
strohmann-option-last-straw-card = Ultima carte a omului de paie
strohmann-note-last-straw-card = Ultima carte din teanc stă pe față sau merge în mână, nevăzută ori arătată?
strohmann-option-straw-turn-time = Întoarcerea teancurilor
strohmann-note-straw-turn-time = Când se întoarce teancul din care s-a jucat o carte?
strohmann-option-throw-in-no-trump = Mână fără taroc
strohmann-note-throw-in-no-trump = Cine n-are taroc în mână poate cere, înainte de licitație, să dea încă o dată aceeași persoană?
strohmann-option-simple-value = Tură fără declarant
strohmann-note-simple-value = Cât face o tură fără declarant?
strohmann-option-high-tier-defender = Victorie mare a apărării
strohmann-note-high-tier-defender = Adversarul primește 5 puncte dacă declarantul are cel mult atâtea puncte în cărți.
strohmann-option-high-tier-simple = Victorie mare fără declarant
strohmann-note-high-tier-simple = Este un punct în plus pentru 45 de puncte în cărți într-o tură fără declarant?
strohmann-option-valat-mode = Valat
strohmann-note-valat-mode = Valatul ține loc de scorul turei sau se adaugă la el?
strohmann-option-bird-capture = Păsări luate
strohmann-note-bird-capture = Pasărea luată de la celălalt face un punct?
strohmann-option-birds = Păsări
strohmann-note-birds = Ce taroace mici contează în levatele lor?
strohmann-value-of-birds-pagat = pagat
strohmann-value-of-birds-uhu = uhu
strohmann-value-of-birds-kakadu = kakadu
strohmann-value-of-birds-quapil = quapil
strohmann-value-of-birds-none = niciunul
strohmann-option-rostopschin = Rostopschin
strohmann-note-rostopschin = T17 și T18 trebuie strigate?
strohmann-option-trull-in-tricks = Trula în levate
strohmann-note-trull-in-tricks = Cât fac Skizul, Mondul și Pagatul în levatele aceluiași jucător?
strohmann-option-kings-in-tricks = Regii în levate
strohmann-note-kings-in-tricks = Cât fac toți patru regii în levatele aceluiași jucător?
strohmann-option-mond-capture = Mond luat
strohmann-note-mond-capture = Cât face dacă iei Mondul cu Skizul?
strohmann-option-score-style = Scor
strohmann-note-score-style = Unul pierde ce primește celălalt?
strohmann-value-of-first-lead-forehand = mâna întâi
strohmann-value-of-first-lead-declarer = declarantul
strohmann-value-of-both-pass-play = se joacă
strohmann-value-of-both-pass-throw-in-same-dealer = se aruncă, dă iar același
strohmann-value-of-both-pass-throw-in-next-dealer = se aruncă, dă celălalt
strohmann-value-of-last-straw-card-face-up = pe față
strohmann-value-of-last-straw-card-hand-secret = în mână, nevăzută
strohmann-value-of-last-straw-card-hand-shown = în mână, arătată
strohmann-value-of-straw-turn-time-after-trick = după levată
strohmann-value-of-straw-turn-time-at-once = imediat
strohmann-value-of-high-tier-defender-off = niciodată
strohmann-value-of-valat-mode-replace = în loc de scor
strohmann-value-of-valat-mode-add = se adaugă
strohmann-value-of-rostopschin-call = cu strigare
strohmann-value-of-rostopschin-automatic = fără strigare
strohmann-value-of-rostopschin-off = nu contează
strohmann-value-of-score-style-plus-only = numai câștiguri
strohmann-value-of-score-style-zero-sum = celălalt pierde la fel
