# Ce que disent tous les jeux, en français.

seat-0 = Rouge
seat-1 = Vert
seat-2 = Jaune
seat-3 = Blanc
seat-4 = Noir
seat-nobody = personne

no-not-offered = Ce n'est pas une réponse à la question posée.
no-game-over = La partie est terminée.

price-in-parts = { $total } : { $parts }
