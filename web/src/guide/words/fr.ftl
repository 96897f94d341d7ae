# Ce qui entoure les mots du compagnon d'une première partie, en français.

companion = Compagnon
companion-worth = À regarder
companion-looks = Cherche ce qui mérite un regard…
companion-nothing = Rien ne se distingue ici.
companion-later = Rien ne change tout de suite : c'est la suite qui compte.
companion-alike = À peu près aussi bon que les autres.
companion-waits = Regardez ce que font les autres. Je reparle quand vous serez interrogé.
companion-go-on = Commençons
companion-off = Faire taire le compagnon
companion-call = Appeler le compagnon
companion-how-to-win = Comment gagner
companion-print = Tout le résumé, à imprimer
