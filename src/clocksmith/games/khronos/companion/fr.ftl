# Ce que dit le compagnon dans une première partie de Khronos, en français : ce qui fait gagner, et
# ce que veut dire chaque sorte de question, en 25 mots au plus.

begin = Après sept manches, le joueur qui a le plus d’écus gagne. La plupart viennent des revenus, aux manches 4 et 7. Comptez environ une heure.

take-turn = { $may_exchange ->
        [yes] Les cartes paient les bâtiments de leur couleur, là où sont vos aventuriers. Avant tout, vous pouvez échanger des cartes une fois pour 2 écus.
       *[no] Jouez d’autres cartes, voyagez pour 1 écu ou terminez le tour. Vous défaussez les cartes que vous ne jouez pas.
    }
keep-cards = Les cartes gardées restent en main, les autres sont remplacées. Gardez des couleurs qui, ensemble, bâtissent quelque chose de grand.
pay-surcharge = Forêt et montagne coûtent des cartes en plus, de toute couleur. Payez avec celles dont vous avez le moins besoin.
split-cards = Chaque aventurier porte au plus deux cartes par tour. Laissez de la place à celui qui doit encore voyager et agir ailleurs.
choose-keeper = Un grand bâtiment civil a disparu, et son hameau n’a de place que pour un cube. Un des joueurs en tête y garde le sien.
choose-downsized = Deux bâtiments sont à égalité au sommet d’un domaine : l’un doit perdre un rang. Gardez celui qui vous sert le plus.
choose-spot = Le bâtiment réduit n’occupe qu’une partie de l’ancienne place. Ses cases décident des voisins qu’il touche encore.

## Avant de laisser un tour tel quel

lose-cards = { $count ->
        [one] Vous jetez { $count } carte que vous n’avez pas jouée.
       *[other] Vous jetez { $count } cartes que vous n’avez pas jouées.
    }
lose-income = { $count ->
        [one] Vous perdez { $count } écu de revenus : vous n’avez aucun aventurier à cette époque.
       *[other] Vous perdez { $count } écus de revenus : vous n’y avez aucun aventurier.
    }
