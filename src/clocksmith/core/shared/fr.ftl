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
box-whole = whole doit être une liste de feuilles ; il y a { $known }
box-other-game = c’est une boîte de { $found }, pas de { $game }
box-no-format = une boîte doit commencer par son format : format = { $known }
box-other-format = cette boîte a le format { $found } ; cette version lit le format { $known }
box-unknown-base = il n’y a pas de boîte { $found } à prendre comme base ; il y a { $known }
box-unknown-sheet = il n’y a pas de feuille { $sheet } ; il y a { $known }
box-not-rows = la feuille { $sheet } doit être une liste de lignes, écrites [[{ $sheet }]]
box-rows = la feuille { $sheet } doit avoir de { $least } à { $most } lignes, pas { $found }
box-missing = { $column } manque
box-unknown-column = { $sheet } n’a pas de colonne { $column } ; il y a { $known }
box-no-number = { $column } doit être un nombre entier, pas { $found }
box-no-name = { $column } doit être un nom, pas { $found }
box-no-list = { $column } doit être une liste, pas { $found }
box-no-text = { $column } doit être un texte court, pas { $found }
box-no-statuses = statuses doit donner un statut à des colonnes de sa feuille ; il y a { $known }
box-between = { $column } doit être compris entre { $least } et { $most }, pas { $found }
box-choice = { $column } doit être l’un de { $known }, pas { $found }
box-letters = { $column } doit avoir de 1 à { $most } caractères, sans saut de ligne ni espace au début ou à la fin
box-slug = { $column } ne doit contenir que des minuscules, des chiffres et des tirets, au plus { $most }
box-length = { $column } doit avoir de { $least } à { $most } éléments, pas { $found }
box-twice = { $found } apparaît deux fois
box-reference = { $column } doit nommer une ligne de { $other } : une de { $known }, pas { $found }
box-phrase = { $column } : { $found } est incompréhensible ; il y a { $known }
box-status = un statut doit être l’un de { $known }, pas { $found }
