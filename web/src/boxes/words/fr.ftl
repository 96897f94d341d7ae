# What the editor of boxes says, in French.

boxes-title = Valeurs imprimées : { $game }
boxes-lead = Saisissez ici les valeurs de votre propre exemplaire. Ce qui est en italique et hachuré est inventé. Remplacez une valeur, ou appuyez sur Espace si elle est juste.
boxes-loading = Chargement de la boîte…
boxes-name = Nom de la boîte
boxes-unnamed = Ma boîte
boxes-source = Source des valeurs
boxes-source-told = Source des valeurs : { $source }
boxes-house-source = D’après les règles et les critiques. Nous avons inventé le reste.
boxes-source-hint = Première édition, 2023, mon exemplaire
boxes-entered = { $entered ->
        [one] { $entered } valeur saisie sur { $printed }
       *[other] { $entered } valeurs saisies sur { $printed }
    }
boxes-next = Valeur inventée suivante
boxes-next-none = Il ne reste aucune valeur inventée.
boxes-undo = Annuler
boxes-redo = Rétablir
boxes-checking = Vérification…
boxes-right = Cette boîte est prête à jouer.
boxes-unchecked = Le serveur est injoignable. La boîte n’est donc pas vérifiée.
boxes-wrong = { $count ->
    [one] Il y a une erreur.
   *[other] Il y a { $count } erreurs.
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
boxes-row-confirm = Ligne exacte
boxes-row-none = Cette feuille n’a aucune ligne.
boxes-keys = Clavier
boxes-keys-move = Les flèches et Tab passent d’une cellule à l’autre. Entrée descend.
boxes-keys-type = Taper remplace une valeur, F2 la modifie. La liste près de la cellule complète la saisie.
boxes-keys-confirm = Espace confirme une valeur inventée, Ctrl+Entrée toute la ligne.
boxes-keys-copy = Ctrl+D copie la valeur de la cellule du dessus.
boxes-keys-paste = Vous pouvez coller des cellules d’un tableur, plusieurs lignes et colonnes à la fois.
boxes-keys-undo = Ctrl+Z annule, Ctrl+Maj+Z rétablit.
boxes-keys-next = F8 passe à la valeur inventée suivante.
boxes-use = Utiliser cette boîte
boxes-try = Essayer contre un bot
boxes-use-wait = Corrigez d’abord les erreurs. La liste est au-dessus.
boxes-keep = Enregistrer et partager
boxes-export = Enregistrer un fichier
boxes-import = Charger un fichier
boxes-kept = La boîte est sur le serveur. Avec le lien, chacun peut la voir et jouer avec.
boxes-link = Lien vers cette boîte
boxes-look = Voir
boxes-saved-unfinished = Le fichier est enregistré. Vous pourrez le recharger et continuer, mais on ne peut pas encore jouer avec.
boxes-loaded = { $name } a été chargée.
boxes-file-large = Ce fichier est trop grand pour une boîte.
boxes-damaged = { $count ->
    [one] Ce fichier contient une erreur :
   *[other] Ce fichier contient { $count } erreurs :
}
boxes-line = Ligne { $line }
boxes-start-from = Partir de
boxes-drafts = Brouillons dans ce navigateur
boxes-draft-kept = Vos changements sont enregistrés ici automatiquement.
boxes-draft-unkept = Ce navigateur ne peut pas enregistrer le brouillon. Enregistrez-le dans un fichier.
boxes-draft-open = Ouvrir { $name }
boxes-draft-drop = Supprimer { $name }

## Maps

boxes-map = Carte
boxes-map-tools = Outils de la carte
boxes-map-sands = Carte : les flèches déplacent la plume, Espace la pose, Entrée ferme un contour
boxes-pen-choose = Choisir
boxes-pen-corner = Déplacer les coins
boxes-pen-ring = Tracer le contour
boxes-pen-lane = Voies maritimes
boxes-pen-good = Marchandises
boxes-pen-choose-hint = Choisissez une région pour voir sa ligne ci-dessous. { $region }
boxes-pen-corner-hint = Faites glisser un coin. Toutes les régions qui le partagent suivent.
boxes-pen-ring-hint = { $region } : posez un coin après l’autre. Sur un coin voisin, les deux le partagent. Revenez au premier pour fermer le contour.
boxes-pen-lane-hint = Choisissez deux régions pour ajouter ou enlever une voie maritime entre elles.
boxes-pen-good-hint = Choisissez une frontière pour ajouter ou enlever une marchandise.
boxes-lane-from = De { $region } à…
boxes-region-new = Tracer une nouvelle région
boxes-ring-close = Fermer le contour
boxes-ropes-hint = Faites glisser une région pour la déplacer. Choisissez-en deux pour ajouter ou enlever une corde entre elles.
boxes-rope-from = Une corde de { $region } à…
boxes-region-at = { $region } : Entrée commence ou termine une corde, les flèches déplacent la région

## A box, and what differs from another

boxes-of = Boîte pour { $game }
boxes-hash = Empreinte
boxes-open-table = Jouer avec
boxes-edit-copy = Modifier une copie
boxes-compare = Différences
boxes-compare-with = Comparée à
boxes-same = Aucune différence.
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
sheet-band = Bandes d’influence
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
