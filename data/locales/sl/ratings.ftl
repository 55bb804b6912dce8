# Katere partije štejejo za rating.

rated-of = { $people ->
    [1] Rating: štejejo partije, v katerih igrata vsaj dva človeka.
    [2] Rating: ta partija šteje, če je med prvimi tremi, ki jih danes igrata sama.
   *[3] Rating: ta partija šteje.
}
rated-unless-hints = Po prvem namigu ne več.
rated-yes = Rating: ta partija je štela.
rated-hint = Rating: ta partija ni štela, ker so bili namigi.
rated-often = Rating: ta partija ni štela. Kadar ista dva igrata sama, štejejo tri na dan.
