# Ce que dit la ligne de commande, en français.

welcome = Vous êtes { $seat }. Tapez un numéro, ou une action comme « { $example } » ; « help » explique le reste.
seed = Le hasard de cette partie a la graine { $seed }.
goodbye = Au revoir.

places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ways = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
which-number = Laquelle ? Tapez son numéro, ou « back ».
which-file = Quel fichier ? Tapez son nom après la commande.

unreadable = « { $typed } » n’est ni une action ni une commande ; « help » donne la liste des commandes.
no-such-number = Il n’y a pas d’option { $number }.
several = Cela peut être : { $actions }.
several-more = Cela peut être : { $actions } et { $count } autres.
legal = C’est permis.

taken-back = C’est annulé.
no-way-back = Impossible de revenir en arrière : depuis votre dernière réponse, le hasard ou un autre joueur a décidé quelque chose.

costs = Coûte { $price }.
assumed = (On suppose { $action } ; tout autre choix mène au même plateau.)
then-you = On vous demandera ensuite : { $question }
then-other = On demandera ensuite à { $seat } : { $question }
then-chance = Le hasard décidera ensuite : { $question }
then-over = La partie sera alors terminée.

saved = La position est écrite dans { $file }, avec toutes les mains.
recorded = L’enregistrement est écrit dans { $file }.

help =
    Un numéro             choisit dans la liste
    { $example }  joue une action ; on peut abréger les mots : { $short }
    why ACTION            dit si une action est permise, et sinon quelle règle l’interdit
    what ACTION           dit ce que ferait une action, sans la jouer
    undo, restart         annule la dernière action ou le tour, jusqu’à la dernière révélation
    options, back         redonne la liste des possibilités
    board, details        montre les plateaux, ou davantage : qui tient quoi et ce qui peut en venir
    legend                explique les signes des plateaux
    log [NOMBRE]          raconte ce qui s’est passé
    save FICHIER          écrit la position
    record FICHIER        écrit l’enregistrement de la partie jusqu’ici
    help                  montre cette liste
    quit                  quitte

you = vous
