# Które partie liczą się do ratingu.

rated-of = { $people ->
    [1] Rating: liczą się partie co najmniej dwóch osób.
    [2] Rating: ta partia się liczy, jeśli jest jedną z trzech pierwszych, które dziś gracie tylko we dwoje.
   *[3] Rating: ta partia się liczy.
}
rated-unless-hints = Po pierwszej podpowiedzi już nie.
rated-unless-partners = Nie liczy się, jeśli jesteście partnerami.
rated-yes = Rating: ta partia się liczyła.
rated-hint = Rating: ta partia się nie liczyła, bo były podpowiedzi.
rated-often = Rating: ta partia się nie liczyła. Gdy te same dwie osoby grają tylko ze sobą, liczą się trzy partie dziennie.
rated-partners = Rating: ta partia się nie liczyła, bo obie osoby były partnerami.
