# What the editor of boxes says, in French.

boxes-title = Ce qui est imprimé : { $game }
boxes-lead = Relevez les valeurs sur votre propre exemplaire et saisissez-les ici : ce qui est penché et hachuré est inventé jusque-là. Remplacez une valeur, ou appuyez sur Espace si elle est imprimée telle quelle.
boxes-loading = Ouverture de la boîte …
boxes-name = Nom de la boîte
boxes-unnamed = Ma boîte
boxes-source = D’où viennent les valeurs
boxes-source-told = D’où viennent les valeurs : { $source }
boxes-house-source = Ce qui se lit dans les règles et les critiques ; le reste est inventé par nous.
boxes-source-hint = Première édition, 2023, mon exemplaire
boxes-entered = { $entered ->
        [one] { $entered } valeur saisie sur { $printed }
       *[other] { $entered } valeurs saisies sur { $printed }
    }
boxes-next = Prochaine valeur inventée
boxes-next-none = Il ne reste aucune valeur inventée.
boxes-undo = Annuler
boxes-redo = Rétablir
boxes-checking = Vérification …
boxes-right = On peut jouer avec cette boîte.
boxes-unchecked = Le serveur est injoignable ; la boîte n’est pas vérifiée.
boxes-wrong = { $count ->
    [one] Une chose n’est pas encore juste.
   *[other] { $count } choses ne sont pas encore justes.
}
boxes-sheets = Feuilles
boxes-part = Élément
boxes-value = Valeur
boxes-cell-empty = vide
boxes-state-stand-in = encore inventé
boxes-state-entered = saisi
boxes-state-wrong = faux
boxes-state-drawn = non imprimé
boxes-row-add = Ajouter une ligne
boxes-row-most = Cette feuille compte au plus { $count } lignes.
boxes-row-remove = Supprimer cette ligne
boxes-row-least = Cette feuille compte au moins { $count } lignes.
boxes-row-confirm = Cette ligne est imprimée ainsi
boxes-row-none = Cette feuille n’a aucune ligne.
boxes-keys = Clavier
boxes-keys-move = Les flèches et Tab passent d’une cellule à l’autre, Entrée descend.
boxes-keys-type = Taper remplace une valeur, F2 la modifie ; la liste sous la cellule complète la saisie.
boxes-keys-confirm = Espace confirme une valeur inventée, Ctrl+Entrée toute la ligne : c’est imprimé ainsi.
boxes-keys-copy = Ctrl+D reprend la valeur de la cellule du dessus.
boxes-keys-paste = On peut coller les cellules d’un tableur, plusieurs lignes et colonnes à la fois.
boxes-keys-undo = Ctrl+Z annule, Ctrl+Maj+Z rétablit.
boxes-keys-next = F8 passe à la prochaine valeur inventée.
boxes-use = Utiliser cette boîte
boxes-try = L’essayer contre un bot
boxes-use-wait = La boîte doit d’abord être vérifiée et correcte : voir plus haut.
boxes-keep = Garder et partager
boxes-export = Enregistrer un fichier
boxes-import = Charger un fichier
boxes-kept = Elle est gardée sur le serveur : qui a le lien peut la voir et jouer avec.
boxes-link = Lien vers cette boîte
boxes-look = La voir
boxes-loaded = { $name } a été chargée.
boxes-file-large = Ce fichier est trop grand pour une boîte.
boxes-damaged = { $count ->
    [one] Ce fichier n’est pas tout à fait juste :
   *[other] { $count } choses ne sont pas justes dans ce fichier :
}
boxes-line = Ligne { $line } :
boxes-start-from = Partir de
boxes-drafts = Brouillons dans ce navigateur
boxes-draft-kept = Ce que vous saisissez est gardé ici automatiquement.
boxes-draft-unkept = Ce navigateur ne permet pas de garder le brouillon. Enregistrez-le dans un fichier.
boxes-draft-open = Ouvrir { $name }
boxes-draft-drop = Jeter { $name }

## Maps

boxes-map = Carte
boxes-map-tools = Outils pour la carte
boxes-map-sands = Carte : les flèches déplacent la plume, Espace la pose, Entrée ferme un contour
boxes-pen-choose = Choisir
boxes-pen-corner = Déplacer les coins
boxes-pen-ring = Tracer le contour
boxes-pen-lane = Voies maritimes
boxes-pen-good = Marchandises
boxes-pen-choose-hint = Touchez une région pour voir sa ligne ci-dessous. { $region }
boxes-pen-corner-hint = Tirez un coin : toutes les régions qui le partagent suivent.
boxes-pen-ring-hint = { $region } : posez un coin après l’autre ; sur un coin voisin, les deux le partagent. Revenez au premier pour fermer.
boxes-pen-lane-hint = Touchez deux régions : une voie maritime les relie, ou celle qui existait disparaît.
boxes-pen-good-hint = Touchez une frontière pour y poser une marchandise ou l’enlever.
boxes-lane-from = De { $region } à …
boxes-region-new = Tracer une nouvelle région
boxes-ring-close = Fermer le contour
boxes-ropes-hint = Tirez une région pour la déplacer. Touchez-en deux pour tendre une corde entre elles ou l’enlever.
boxes-rope-from = Une corde de { $region } à …
boxes-region-at = { $region } : Entrée prend un bout de corde, les flèches déplacent

## A box, and what differs from another

boxes-of = Une boîte de { $game }
boxes-hash = Connue par
boxes-open-table = Ouvrir une table avec elle
boxes-edit-copy = Saisir des valeurs dans une copie
boxes-compare = Ce qui diffère
boxes-compare-with = Comparée à
boxes-same = Rien ne diffère.
boxes-differences = { $count ->
    [one] Une valeur diffère.
   *[other] { $count } valeurs diffèrent.
}
boxes-before = Là-bas
boxes-after = Ici
boxes-whole-row = toute la ligne

## Sheets

sheet-region = Régions
sheet-border = Frontières
sheet-tile = Tuiles
sheet-structure = Constructions
sheet-advance = Progrès
sheet-card = Cartes
sheet-space = Cases
sheet-chronicle = Chroniques
sheet-dynasty = Dynasties
sheet-overflow = Débordement
sheet-growth = Croissance
sheet-roll = Jets de dé
sheet-supply = Réserve
sheet-number = Nombres
sheet-corner = Coins
sheet-strait = Détroits
sheet-island = Îles
sheet-deed = Actions
sheet-era = Ères
sheet-band = Bandes de progrès
sheet-milestone = Jalons
sheet-idea = Idées
sheet-specialist = Spécialistes
sheet-knowledge = Savoir
sheet-influence = Influence
sheet-economy = Tuiles d’économie
sheet-culture = Tuiles de culture
sheet-technology = Tuiles de technologie
sheet-wealth = Tuiles de richesse
sheet-start = Tuile de départ
sheet-goal = Objectifs
sheet-map = Cartes
sheet-deck = Paquets
sheet-income = Manches de revenu
sheet-surcharge = Surcoûts

## Columns

column-name = Nom
column-title = Titre
column-terrain = Terrain
column-players = Joueurs
column-ring = Coins
column-x = Horizontal
column-y = Vertical
column-wide = Largeur
column-sea = Mer
column-regions = Entre
column-kind = Sorte
column-good = Marchandise
column-lane = Voie maritime
column-resource = Produit
column-capacity = Capacité
column-category = Catégorie
column-level = Niveau
column-fountains = Fontaines
column-lyres = Lyres
column-on-build = À la construction
column-effects = Effets
column-effect = Effet
column-lock = Serrure
column-locked = Derrière la serrure
column-row = Rangée
column-rule = Règle
column-symbols = Symboles
column-whole = Entière
column-counts = Compte
column-number = Numéro
column-points = Points
column-needs = Demande
column-first = Première
column-last = Dernière
column-space = Case
column-round = Manche
column-least = Au moins
column-structures = Constructions
column-value = Valeur
column-corners = Coins
column-ropes = Cordes vers
column-spaces = Cases
column-forum = Forum
column-rounds = Manches
column-from = De
column-to = À
column-tokens = Jetons
column-ip = PI
column-change = Changement
column-era = Ère
column-place = Place
column-benefit = Avantage
column-code = Code
column-field = Domaine
column-milestone = Jalon
column-extra = En plus
column-chain = Enchaîne
column-citizens = Citoyens
column-deed = Action
column-changes = Modifie
column-add = De combien
column-pair = Paire
column-scores = Décompte
column-most = Au plus
column-rows = Lignes
column-count = Nombre
column-ruin = En ruine
column-edition = Édition
column-cards = Cartes
column-forest = Forêt
column-mountain = Montagne
column-status = Statut
column-source = Source
