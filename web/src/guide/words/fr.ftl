# Ce qui entoure les mots du compagnon d’une première partie, en français.

companion = Compagnon
companion-worth = À étudier
companion-worth-by-end = À étudier, d’ici la fin de la partie :
companion-prepares = Prépare : { $steps }
companion-first = Le plus fort maintenant : { $action }, environ { $points } d’ici la fin de la partie.
companion-looks = Recherche de bons coups…
companion-nothing = Rien ne se distingue ici.
companion-later = Rien ne change tout de suite. C’est la suite qui compte.
companion-alike = À peu près aussi bon que les autres.
companion-waits = Regardez les autres jouer. Je reviens à votre tour.
companion-go-on = C’est parti
companion-off = Masquer les conseils
companion-call = Afficher les conseils
companion-how-to-win = Comment gagner
companion-print = Imprimer le résumé
