# Ce que dit la ligne de commande, en français.

welcome = Vous êtes { $seat }. Tapez un numéro, ou une action comme « { $example } » ; « help » explique le reste.
others = Le bot « { $level } » joue les autres. Choisissez-en un autre avec --level.
seed = La graine de cette partie est { $seed }.
without-nets = Ici, les bots jouent sans leurs réseaux entraînés : les niveaux supérieurs sont plus faibles. Pour les installer, tapez : { $command }
goodbye = Au revoir.

places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
ways = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
which-number = Laquelle ? Tapez son numéro, ou « back ».
which-file = Quel fichier ? Tapez son nom après la commande.

unreadable = « { $typed } » n’est ni une action ni une commande ; « help » donne la liste des commandes.
no-such-number = Il n’y a pas d’option { $number }.
several = Cela peut être : { $actions }.
several-more = { $count ->
        [one] Cela peut être : { $actions } et { $count } autre.
       *[other] Cela peut être : { $actions } et { $count } autres.
    }
legal = C’est permis.

taken-back = C’est annulé.
no-way-back = Impossible de revenir en arrière : depuis votre dernière réponse, le hasard ou un autre joueur a décidé quelque chose.

costs = Coûte { $price }.
assumed = (On suppose { $action } ; tout autre choix mène au même plateau.)
then-you = On vous demandera ensuite : { $question }
then-other = On demandera ensuite à { $seat } : { $question }
then-chance = Le hasard décidera ensuite : { $question }
then-over = La partie sera alors terminée.
points-sum = Total

saved = Position enregistrée dans { $file }, avec toutes les mains.
recorded = Partie enregistrée dans { $file }.

help =
    Un numéro             choisit dans la liste
    { $example }  joue une action ; on peut abréger les mots : { $short }
    why ACTION            dit si une action est permise, et sinon quelle règle l’interdit
    what ACTION           dit ce que ferait une action, sans la jouer
    hint                  dit ce que jouerait un bot, et pourquoi
    undo, restart         annule la dernière action ou le tour, jusqu’à la dernière révélation
    options, back         redonne la liste des possibilités
    board, details        montre les plateaux, ou davantage : qui possède quoi et ce que cela peut donner
    legend                explique les signes des plateaux
    log [NOMBRE]          raconte ce qui s’est passé
    save FICHIER          écrit la position
    record FICHIER        écrit l’enregistrement de la partie jusqu’ici
    help                  montre cette liste
    quit                  quitte

you = vous

looking = Analyse de la partie
chance-to-win = Chances de gagner, pas à pas
luck-and-play = Chance et jeu : ce qui a changé les chances de gagner
luck-draws = pioches
luck-play = jeu du joueur
luck-others = les autres
where-it-turned = Où tout a basculé
nowhere = Nulle part : tout s’est décidé peu à peu.
turned = { $seat } : { $before } → { $after }
better-answers = De meilleures réponses
none-better = Aucune n’a été trouvée.
better = Mieux : { $action }  ({ $gain } de chances de gagner, ± { $unsure })
expected = D’ici la fin de la partie, cela apporte : { $parts }
more-of-them = Et { $count } de plus.
looked-at = { $looked ->
        [one] { $looked } décision sur { $decisions } a été analysée en profondeur, les autres brièvement.
       *[other] { $looked } décisions sur { $decisions } ont été analysées en profondeur, les autres brièvement.
    }

hint-answer = Un bot jouerait : { $action }  ({ $chance } de chances de gagner)
hint-line = Et ensuite : { $actions }
hint-prepares = Cela prépare : { $actions }
hint-instead = Deuxième choix : { $action }  ({ $chance })

box-right = { $title } est une boîte valide de { $game }. { $entered } des { $printed } valeurs imprimées sont saisies, les autres sont provisoires. Son empreinte est { $digest }.
box-faults = { $count ->
    [one] Une erreur dans { $file } :
   *[other] { $count } erreurs dans { $file } :
}
box-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
box-line = ligne { $line }
box-told = { $place } : { $what }
box-neither = il n’y a ni boîte ni fichier { $found } ; les boîtes sont { $known }
box-unknown = il n’y a pas de boîte { $found } de { $game } ; il y a { $known }
box-no-file = il n’y a pas de fichier { $file } ; une boîte fournie s’écrit { $known }
box-no-boxes = { $game } n’a pas de boîtes
box-no-toml = le fichier { $file } n’est pas du TOML : { $why }
box-no-game = le fichier { $file } n’est pas une boîte : il ne nomme aucun jeu, parmi { $known }
box-other-game = la première est une boîte de { $game }, la seconde de { $other }
box-of-record = un enregistrement apporte sa propre boîte : omettez --box
box-sheet = feuille
box-row = ligne
box-column = colonne
box-differences = { $count ->
    [0] Aucune différence.
    [one] Une différence.
   *[other] { $count } différences.
}

balance-nothing = aucune partie n’est allée à son terme, il n’y a donc rien à dire
balance-fallen = { $count ->
    [one] une partie n’a pas pu être jouée : { $why }
   *[other] { $count } parties n’ont pas pu être jouées ; la première : { $why }
}
balance-stopped = { $count ->
        [one] interrompu : le rapport porte sur { $count } partie
       *[other] interrompu : le rapport porte sur { $count } parties
    }

error-no-game = il n’y a pas de jeu « { $name } » ; les jeux sont { $known }
error-seats = { $game } se joue de { $fewest } à { $most } places, pas à { $seats }
error-no-seat = les places vont de 0 à { $last }, il n’y a donc pas de place { $seat }
error-no-bot = il n’y a pas de bot « { $name } » ; il y a { $known }
error-own-options = une position a ses propres places et options : n’en indiquez pas d’autres
error-no-file = il n’y a pas de fichier { $path }
error-folder = le chemin { $path } est un dossier, pas un fichier
error-folder-written = le chemin { $path } est un dossier : on ne peut rien y écrire
error-no-folder = le dossier { $path } n’existe pas
error-protected = le fichier { $path } est protégé en écriture
error-large = { $path } dépasse { $most } Mo, ce n’est donc pas un de nos fichiers
error-no-text = le fichier { $path } n’est pas du texte UTF-8
error-read = le fichier { $path } ne peut pas être lu : { $why }
error-write = le fichier { $path } ne peut pas être écrit : { $why }
error-no-action = l’enregistrement compte { $last } actions, il n’y en a donc pas après { $after }
error-option-twice = l’option { $option } est donnée deux fois : par --option et par un fichier
error-bot = le bot { $bot } a répondu « { $answer } », ce qui n’est pas permis : { $why }
error-no-picture = il n’y a pas d’image de { $game } : retirez --svg
error-lesson-of = pour afficher une leçon, indiquez d’abord son jeu
error-no-lesson = { $game } n’a pas de leçon « { $lesson } »
error-whole-game = --json affiche toute la partie : retirez --step et --at
error-other-game = le fichier { $path } contient une position de { $found }, pas de { $game }
error-no-record = --at ne sert qu’aux enregistrements, et { $path } n’en est pas un
