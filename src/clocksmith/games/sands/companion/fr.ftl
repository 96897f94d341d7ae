# Ce que dit le compagnon dans une première partie de The Sands of Time, en français : ce qui fait
# gagner, et ce que veut dire chaque sorte de question, en 25 mots au plus.

begin = Après trois dynasties, le plus de points l’emporte, presque tous par des cartes de chronique posées à temps, sans excès. Comptez deux heures.

## La mise en place

claim-province = Chaque province commence avec deux paysans et un soldat. Regardez ce qu’elle produit, blé ou or, et sa capacité.
choose-capital = Les caravanes partent de la capitale. Une bonne a des voisines, et des frontières avec des marchandises.
first-caravan = Votre première caravane est à la frontière de votre capitale. Les suivantes partiront d’ici.
choose-heritage = { $why_id ->
        [setup] L’héritage dit combien on croit votre peuple dans un domaine. Une carte de chronique n’y marque que jusqu’à ce nombre.
       *[other] Un héritage monte de 1. Choisissez le domaine où vous voulez marquer : une carte de chronique en demande autant.
    }
first-peasant = Chaque paysan rapporte un blé ou un or par génération, jusqu’à la capacité de la région.
first-advance = Un progrès agit jusqu’à la fin de la partie. Prenez ce qui aide le plus souvent ; la rangée continue de là.

## Une manche

choose-cards = Chacun choisit deux cartes en secret et joue les deux cette manche. Choisissez ce que vous pouvez payer et qui s’entraide.
take-turn = Utilisez vos deux cartes dans l’ordre voulu, et une fois une action bonus. Ce que la première rapporte aide déjà la seconde.
lay-chronicle = Posez un nombre sur ce que vous aurez à la fin de la dynastie. Trop haut ne marque rien, trop bas peu.
muster-citizens = Un soldat coûte 1 or et compte double au combat, mais ne rapporte rien. N’en levez que là où vous combattrez.
conquer-region = Attaquez, pour autant de blé que votre mécontentement, ou annexez où vous êtes les plus nombreux. Plus de régions, plus de revenu.
annex-or-leave = Annexer coûte autant de blé que vous avez de régions. Une nouvelle rapporte, mais rend la suivante plus chère.
build-structure = Un édifice coûte de l’or : votre mécontentement plus son niveau. Fontaines, lyres et remises vous restent toute la partie.
commit-peasants = Chaque paysan qui aide rend la construction moins chère. Voyez ce que cela épargne maintenant.
govern-people = Le mécontentement renchérit attaques et édifices et freine les progrès. Un pas de moins coûte autant de blé que de régions.
make-advance = Un progrès agit jusqu’à la fin et compte sur la case A. Le mécontentement ne doit pas dépasser l’héritage.
choose-advance = La carte posée sera la suivante de cette rangée, pour tous. L’autre retourne sur sa pile.
lay-caravan = Une caravane coûte 2 blé ou 2 or. Sur une marchandise, ou à une capitale étrangère, elle apporte 1 héritage.
lead-caravan = Cette caravane est gratuite si l’une de ses régions a un citoyen à vous. Une marchandise apporte 1 héritage.
move-citizens = { $card_id ->
        [raid] Les soldats avancent d’une région. Là où ils entrent et qui n’est pas à vous, ils peuvent piller.
       *[other] Les citoyens avancent d’une région. Un paysan travaille où il reste de la capacité ; être les plus nombreux permet d’annexer.
    }
give-consent = Quelqu’un veut passer par votre route. Dire oui ne coûte rien, mais peut amener des soldats près de vous.
plunder-region = Chaque soldat y prend 1 ressource, jusqu’à la capacité. Le propriétaire en perd autant, s’il l’a.
take-tribute = Prenez à vos colonies, ou aux caravanes étrangères qui touchent capitale et villes : ce qui rapporte le plus.

## Les combats, et la suite

choose-die = Votre face compte triple, mais le mécontentement du vainqueur monte de sa face. Ne prenez que le nécessaire.
lose-citizen = { $why_id ->
        [crowding] Plus du double de la capacité, c’est trop. Les soldats ne rapportent rien, les paysans si.
       *[other] Un soldat vaut 2 au combat, un paysan 1 et rapporte. Cédez ce qui vous sert le moins.
    }
withdraw-citizens = Les vaincus vont dans une région voisine à vous. Choisissez où ils peuvent travailler ou défendre.
restore-capital = Les caravanes partent de la capitale. Choisissez une région sûre, avec de bonnes frontières.

## La fin d’une génération

grow-peasant = Il n’y a pas assez de paysans pour toutes vos régions. Mettez-en un où il reste de la capacité.
keep-resources = Tout le reste se perd avec la génération. Gardez ce que coûte votre prochain projet.
choose-chronicle = Votre héritage ne porte pas les deux cartes. Celle qui rapporte le plus est en général la bonne.

## Avant de laisser un tour tel quel

lose-cards = { $count ->
        [one] Vous renoncez à { $count } carte choisie pour cette manche.
       *[other] Vous renoncez à { $count } cartes choisies pour cette manche.
    }
