# Cât poate cere cel mult un om.

denied-many-tables = Ai deja { $most ->
    [one] o masă deschisă
    [few] { $most } mese deschise
   *[other] { $most } de mese deschise
}. Joacă o partidă până la capăt sau închide o masă cu `/tarok stop`, apoi deschide alta.
denied-many-threads = În ultima oră { $most ->
    [one] s-a deschis un fir
    [few] s-au deschis { $most } fire
   *[other] s-au deschis { $most } de fire
} pentru tine. Încearcă mai târziu sau joacă într-unul din ele.
denied-many-questions = Aștepți deja { $most ->
    [one] un sfat sau o analiză
    [few] { $most } sfaturi sau analize
   *[other] { $most } de sfaturi sau analize
}. Cere din nou când vine una.
denied-many-exports = Ți-ai cerut datele de { $most } ori în ultimele zece minute. Cere-le din nou peste câteva minute.
denied-many-clicks = A fost prea repede: ultimul clic n-a făcut nimic. Așteaptă câteva secunde și continuă.
denied-being-prepared = Ce ai cerut este încă în pregătire. Așteaptă câteva secunde.
denied-many-take-backs = În tura asta ai cerut deja { $most ->
    [one] o dată
    [few] de { $most } ori
   *[other] de { $most } de ori
} să iei o mutare înapoi; acum rămâne cum e.
denied-many-challenges = Ai trimis { $most ->
    [one] { $most } provocare
    [few] { $most } provocări
   *[other] { $most } de provocări
} în ultima oră. Încearcă mai târziu.
denied-many-unanswered = { $most } dintre provocările tale așteaptă încă răspuns. Așteaptă un răspuns sau retrage una.
denied-many-team-matches = Ai deja { $most ->
    [one] un meci pe echipe care nu a început
    [few] { $most } meciuri pe echipe care nu au început
   *[other] { $most } de meciuri pe echipe care nu au început
}. Începe unul sau anulează-l.
