# Ljudje in strežniki, ki jim gostitelj bota ne dovoli igrati.

blocks-user = **S tem botom ne moreš igrati.** Tako je odločil njegov gostitelj, iz tega razloga:
blocks-server = **Na tem strežniku s tem botom ni mogoče igrati.** Tako je odločil njegov gostitelj, iz tega razloga:
blocks-appeal = Če se ti zdi, da je to napaka, piši gostitelju: naslov je v pogojih uporabe tega bota, do katerih vodi njegov profil na Discordu. Svoje podatke lahko še vedno pogledaš, izvoziš in izbrišeš: `/tarok privacy show`.
blocks-again = S tem botom ne moreš igrati. Če se ti zdi, da je to napaka, je gostiteljev naslov v pogojih uporabe.
