# What a board says that a game declares as data, in French.

hidden = caché
none = aucun
yes = oui
no = non
empty = rien ici
everything = Tout ce qui est sur la table
answers = Toutes les réponses en liste
hint = Choisissez un des emplacements entourés, ou un bouton.
hint-watch = Les bords en laiton montrent ce que la dernière action a changé.
