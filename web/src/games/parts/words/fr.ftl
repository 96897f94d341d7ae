# Ce que disent tous les plateaux en plus des mots de leurs jeux, en français.

## Ce que l'on fait

close = Fermer
confirm = Confirmer
skip = Passer
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-reset = Plateau entier
zoom-whole = le plateau est entier
hand = Votre main
tools = Autres actions

## Ce qui est montré

reading = Ce qui est montré
news = Il s'est passé quelque chose ici
say-offered = Possible.
nothing-here = Il n'y a rien à faire ici maintenant.
not-asked = rien ne vous est demandé pour l’instant
hint-foresee = Pointez dessus pour voir tout ce qui en découlerait.
hint-busy = Regardez ce qui se passe, ou passez.

## Ce qui arriverait

will-choose = Ensuite, la question est posée à { $name } : { $question }
nothing-follows = Il n'en résulterait rien d'autre.

## Pourquoi est-ce ici ?

why-here = Pourquoi est-ce ici ?
tale-none = Cela se trouve ici depuis le début.
tale-moment = Montrer ce moment
