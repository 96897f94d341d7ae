# Ce que dit la page des règles, en français.

rules-title = Règles
rules-of-games = Règles des jeux
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Des mots moins nombreux ou plus courts trouvent davantage.
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-contents = Sommaire
rules-address = Lien vers { $number }
rules-see = voir { $number }
rules-print = Imprimer
rules-missing = Il n'y a pas encore de texte des règles pour ce jeu.
rules-no-number = Ce texte n'a pas de paragraphe { $number }.
rules-on = Continuer dans les règles
