# Ce que dit l’éditeur de cartes de Khronos, en français.

editor-title = Éditeur de cartes
editor-lead = Dessinez le pays commun aux trois époques : 16 colonnes, 20 lignes, dix hameaux.
editor-name = Nom de la carte
editor-unnamed = Nouvelle carte
editor-brushes = Pinceaux
editor-brush-plain = Plaine
editor-brush-forest = Forêt
editor-brush-mountain = Montagne
editor-brush-river = Rivière
editor-brush-hamlet = Hameau
editor-tools = Outils
editor-tool-paint = Peindre
editor-tool-fill = Remplir
editor-undo = Annuler
editor-undo-none = Rien n’a encore été modifié.
editor-redo = Rétablir
editor-redo-none = Il n’y a rien à rétablir.
editor-map = Carte
editor-cell = { $cell } : { $ground ->
    [plain] plaine
    [forest] forêt
    [mountain] montagne
   *[river] rivière
}{ $hamlet ->
    [yes] , hameau
   *[no] {""}
}
editor-hamlets = { $count } hameaux sur { $wanted }
editor-checking = Vérification…
editor-valid = Cette carte est jouable.
editor-refused-count = Une carte a dix hameaux ; celle-ci en a { $count }.
editor-refused-touch = Le hameau en { $cell } en touche un autre.
editor-unchecked = Le serveur est injoignable. La carte n’est donc pas vérifiée.
editor-start-from = Partir de
editor-start-valley = Vallée
editor-start-empty = Pays vide
editor-started-valley = Vous êtes reparti de la vallée. Annuler rétablit votre dessin.
editor-started-empty = Vous êtes reparti d’un pays vide. Annuler rétablit votre dessin.
editor-file = Fichier
editor-save = Enregistrer dans un fichier
editor-load = Charger un fichier
editor-loaded = { $name } a été chargée.
editor-file-unreadable = Ce fichier n’est pas une carte. Une carte a 20 lignes de 16 lettres.
editor-file-large = Ce fichier est trop grand pour une carte.
editor-file-rows = Une carte a { $wanted } lignes, ce fichier en a { $count }.
editor-file-row = La ligne { $row } a { $count } cases au lieu de { $wanted }.
editor-file-letter = La ligne { $row } contient une lettre inconnue : { $letter }
editor-drafts = Brouillons dans ce navigateur
editor-drafts-none = Votre dessin est enregistré ici automatiquement.
editor-draft-open = Ouvrir { $name }
editor-draft-drop = Supprimer { $name }
editor-draft-new = Nouveau brouillon
editor-draft-kept = Enregistré dans ce navigateur.
editor-draft-unkept = Ce navigateur ne peut pas enregistrer le brouillon. Enregistrez-le dans un fichier.
editor-play = Jouer cette carte
editor-play-wait = Corrigez d’abord la carte. La liste est au-dessus.
editor-keys = Clavier
editor-keys-move = Les flèches parcourent la carte. Début et Fin vont aux bouts d’une ligne.
editor-keys-paint = Espace ou Entrée peint. Maintenez Maj pour peindre avec les flèches.
editor-keys-brush = 1 à 5 choisissent un pinceau, F remplit une zone.
editor-keys-undo = Ctrl+Z annule, Ctrl+Maj+Z rétablit.
