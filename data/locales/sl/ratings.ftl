# Katere partije štejejo za rating.

rated-of = { $people ->
    [1] Rating: štejejo partije, v katerih igrata vsaj dva človeka.
    [2] Rating: ta partija šteje, če je danes med prvimi tremi, ki jih igrata samo vidva.
   *[3] Rating: ta partija šteje.
}
rated-unless-hints = Če kdo vzame namig, ne šteje.
rated-unless-partners = Če sta soigralca, ne šteje.
rated-yes = Rating: ta partija je štela.
rated-hint = Rating: ta partija ni štela, ker so bili namigi.
rated-often = Rating: ta partija ni štela. Med istima dvema štejejo samo tri partije na dan.
rated-partners = Rating: ta partija ni štela, ker sta bila človeka soigralca.
