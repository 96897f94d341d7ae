# Ce que dit la table simple, pour tous les jeux, en français.

table = La table
options = Options de cette table
empty = rien
none = aucun
hidden = caché
yes = oui
no = non
changed = modifié
hint = Choisissez une réponse dans la liste.
hint-watch = Les marques montrent ce que la dernière action a changé.

## Pourquoi pas ?

why-not = Pourquoi pas autre chose ?
why-action = Que feriez-vous ?
why-choose = Choisir
why-ask = Demander
