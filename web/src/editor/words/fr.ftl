# Ce que dit l'éditeur de cartes de Khronos, en français.

editor-title = Éditeur de cartes
editor-lead = Dessinez le pays commun aux trois époques : 16 colonnes, 20 lignes, dix hameaux.
editor-name = Nom de la carte
editor-unnamed = Nouvelle carte
editor-brushes = Pinceaux
editor-brush-plain = Plaine
editor-brush-forest = Forêt
editor-brush-mountain = Montagne
editor-brush-river = Fleuve
editor-brush-hamlet = Hameau
editor-tools = Outils
editor-tool-paint = Peindre
editor-tool-fill = Remplir
editor-undo = Annuler
editor-undo-none = Rien n’a encore été modifié.
editor-redo = Rétablir
editor-redo-none = Rien n’a été annulé.
editor-map = Carte
editor-cell = { $cell } : { $ground ->
    [plain] plaine
    [forest] forêt
    [mountain] montagne
   *[river] fleuve
}{ $hamlet ->
    [yes] , hameau
   *[no] {""}
}
editor-hamlets = { $count } hameaux sur { $wanted }
editor-checking = Vérification …
editor-valid = On peut jouer sur cette carte.
editor-refused-count = Une carte a dix hameaux ; celle-ci en a { $count }.
editor-refused-touch = Le hameau en { $cell } en touche un autre.
editor-unchecked = Le serveur ne répond pas ; la carte n'est pas vérifiée.
editor-start-from = Partir de
editor-start-valley = Vallée
editor-start-empty = Pays vide
editor-started-valley = Vous êtes reparti de la vallée. Annuler ramène votre dessin.
editor-started-empty = Vous êtes reparti d'un pays vide. Annuler ramène votre dessin.
editor-file = Fichier
editor-save = Enregistrer dans un fichier
editor-load = Charger un fichier
editor-loaded = { $name } a été chargée.
editor-file-unreadable = Ce fichier ne contient pas de carte : 20 lignes de 16 lettres y manquent.
editor-file-large = Ce fichier est trop grand pour une carte.
editor-file-rows = Une carte a { $wanted } lignes, ce fichier en a { $count }.
editor-file-row = La ligne { $row } a { $count } cases au lieu de { $wanted }.
editor-file-letter = La ligne { $row } contient une lettre inconnue : { $letter }
editor-drafts = Brouillons dans ce navigateur
editor-drafts-none = Ce que vous dessinez est gardé ici tout seul.
editor-draft-open = Ouvrir { $name }
editor-draft-drop = Jeter { $name }
editor-draft-new = Nouveau brouillon
editor-draft-kept = Gardé dans ce navigateur.
editor-draft-unkept = Ce navigateur ne permet pas de garder le brouillon. Enregistrez-le dans un fichier.
editor-play = Ouvrir une table sur cette carte
editor-play-wait = La carte doit d’abord être correcte : ce qui manque est indiqué au-dessus.
editor-keys = Clavier
editor-keys-move = Les flèches parcourent la carte, Début et Fin vont aux bouts d'une ligne.
editor-keys-paint = Espace ou Entrée peint ; avec Maj, les flèches peignent en avançant.
editor-keys-brush = 1 à 5 choisissent un pinceau, F le verse.
editor-keys-undo = Ctrl+Z annule, Ctrl+Maj+Z rétablit.
