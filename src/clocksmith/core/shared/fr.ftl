# Ce que disent tous les jeux, en français.

seat-0 = Rouge
seat-1 = Vert
seat-2 = Jaune
seat-3 = Blanc
seat-4 = Noir
seat-nobody = personne

no-not-offered = Ce n’est pas une réponse à la question posée.
no-game-over = La partie est terminée.

price-in-parts = { $total } : { $parts }

points-start = Au départ
points-before = Avant la variante
points-other = Autres points

# Ce qui ne va pas dans une boîte. Les noms des feuilles et des colonnes sont ceux qu’elle écrit.
box-too-long = une boîte a au plus { $most } caractères, celle-ci en a { $found }
box-too-many-lines = une boîte a au plus { $most } lignes, celle-ci en a { $found }
box-long-key = une clé a au plus { $most } parties séparées par des points
box-not-toml = ce n’est pas du TOML : { $why }
box-whole = whole est une liste de feuilles ; il y a { $known }
box-other-game = c’est une boîte de { $found }, non de { $game }
box-no-format = une boîte commence par son format : format = { $known }
box-other-format = cette boîte a le format { $found } ; cette version lit le format { $known }
box-unknown-base = il n’y a pas de boîte { $found } sur laquelle bâtir ; il y a { $known }
box-unknown-sheet = il n’y a pas de feuille { $sheet } ; il y a { $known }
box-not-rows = la feuille { $sheet } est une liste de lignes, écrites [[{ $sheet }]]
box-rows = la feuille { $sheet } a de { $least } à { $most } lignes, non { $found }
box-missing = { $column } manque
box-unknown-column = { $sheet } n’a pas de colonne { $column } ; il y a { $known }
box-no-number = { $column } est un nombre entier, non { $found }
box-no-name = { $column } est un nom, non { $found }
box-no-list = { $column } est une liste, non { $found }
box-no-text = { $column } est un texte court, non { $found }
box-no-statuses = statuses donne un statut à des colonnes de sa feuille ; il y a { $known }
box-between = { $column } va de { $least } à { $most }, non { $found }
box-choice = { $column } est l’un de { $known }, non { $found }
box-letters = { $column } a de 1 à { $most } caractères, sans saut de ligne ni espace au début ou à la fin
box-slug = { $column } a des minuscules, des chiffres et des tirets, au plus { $most }
box-length = { $column } a de { $least } à { $most } éléments, non { $found }
box-twice = { $found } y est deux fois
box-reference = { $column } nomme une ligne de { $other } : une de { $known }, non { $found }
box-phrase = { $column } : { $found } n’est pas compris ; il y a { $known }
box-status = un statut est l’un de { $known }, non { $found }
