# Ce que disent tous les plateaux en plus des mots de leurs jeux, en français.

## Ce que l’on fait

close = Fermer
confirm = Confirmer
skip = Passer
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-reset = Plateau entier
zoom-whole = vous voyez tout le plateau
hand = Votre main
tools = Autres actions

## Ce qui est montré

reading = Détails
news = Il s’est passé quelque chose ici
say-offered = Vous pouvez choisir ceci.
nothing-here = Vous ne pouvez rien faire ici maintenant.
not-asked = ce n’est pas à vous de jouer
hint-foresee = { $by ->
        [finger] Touchez un élément pour voir ce qu’il ferait.
       *[mouse] Survolez un élément pour voir ce qu’il ferait.
    }
hint-busy = Regardez, ou passez l’animation.

## Ce qui arriverait

will-choose = Ensuite, { $name } doit répondre : { $question }
chance-decides = Le hasard décidera ensuite : { $question }
nothing-follows = Aucun autre effet.

## Pourquoi est-ce ici ?

why-here = Pourquoi est-ce ici ?
tale-none = C’est ici depuis le début.
tale-moment = Montrer ce moment
