# Cât poate cere cel mult un om.

denied-many-tables = Ai deja { $most } mese deschise. Joacă o partidă până la capăt sau închide o masă cu `/tarok stop`, apoi deschide alta.
denied-many-threads = În ultima oră s-au deschis { $most } fire pentru tine. Încearcă mai târziu sau joacă într-unul din ele.
denied-many-questions = Aștepți deja { $most } sfaturi sau analize. Cere din nou când vine una.
denied-many-clicks = A fost prea repede: ultimul clic n-a făcut nimic. Așteaptă câteva secunde și continuă.
denied-many-take-backs = În tura asta ai cerut deja de { $most } ori să iei o mutare înapoi; acum rămâne cum e.
denied-many-challenges = Ai trimis { $most } provocări în ultima oră. Încearcă mai târziu.
denied-many-unanswered = { $most } dintre provocările tale așteaptă încă răspuns. Așteaptă un răspuns sau retrage una.
denied-many-team-matches = Ai făcut { $most } meciuri pe echipe care nu au început. Începe unul dintre ele sau anulează unul.
