# Ce que dit la page des règles, en français.

rules-title = Règles
rules-of-games = Règles des jeux
rules-search = Chercher dans les règles
rules-found = { $count ->
    [0] Rien trouvé. Essayez des mots moins nombreux ou plus courts.
    [one] { $count } paragraphe trouvé.
   *[other] { $count } paragraphes trouvés.
}
rules-contents = Sommaire
rules-address = Lien vers { $number }
rules-see = voir { $number }
rules-print = Imprimer
rules-missing = Il n’y a pas encore de règles écrites pour ce jeu.
rules-no-number = Ce texte n’a pas de paragraphe { $number }.
rules-on = Continuer dans les règles
rules-search-all = Chercher dans toutes les règles
rules-read = Lire les règles
rules-summary = Imprimer le résumé
rules-learn = Apprendre en jouant
rules-more = { $count } de plus
rules-all-of = Toutes les règles de { $game }
rules-paper = Papier
diagram = Figure
diagram-try = Essayer
diagram-over = Votre tour est fini, et cette figure aussi. Annulez quelque chose ou recommencez.
diagram-leave = Retour aux règles
glossary = Les termes du jeu
