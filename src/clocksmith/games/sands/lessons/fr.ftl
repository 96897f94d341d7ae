# Ce que disent les leçons de The Sands of Time en français : 25 mots au plus à la fois.

otherwise = C’est permis, mais ce n’est pas le chemin. Reprenez ce coup et regardez encore.

## Le but : les chroniques

goal = Le but : les chroniques
goal-most = Vous êtes Rouge. Après trois dynasties, le plus de points l’emporte. La plupart viennent des chroniques, posées face cachée avant la fin d’une dynastie.
goal-asks = Une chronique demande deux choses : assez de ce que compte sa case, et un héritage au moins égal à son numéro.
goal-lay = La case B compte les fontaines : vous en avez 6, et un héritage civil de 3. La carte 3 demande cela : posez-la.
goal-lay-result = La chronique 3 est face cachée sur la case B. Personne ne sait si vous êtes hardi.
goal-lay-bold = Permis, mais trop hardi : elle demande plus de fontaines et d’héritage que vous n’en avez. Elle ne rapporterait rien.
goal-lay-timid = Celle-là marquera, mais 3 points au plus. Vous avez de quoi remplir la carte 3, qui en vaut 6.
goal-lay-elsewhere = Permis, mais cette case compte autre chose, dont vous avez moins. Vos fontaines comptent sur la case B.
goal-lay-silent = Trop tard : la dynastie est finie et personne n’a raconté vos fontaines. Reprenez ce coup et posez d’abord une chronique.
goal-scores = C’est le dernier tour de la dynastie. Terminez-le : votre carte rapporte 6 points, et l’héritage civil augmente de 1.
goal-scores-result = 6 fontaines et un héritage de 3 : réussi. Vous marquez 6 points, et l’héritage civil passe à 4.
goal-ten-position = Deux générations plus tard, au dernier tour d’une dynastie.
goal-ten = À vous : marquez 10 avec la carte 4. Elle demande 4 d’héritage, que vous avez, et 8 fontaines. Un aqueduc apporte les 2 manquantes.
goal-ten-result = La chronique est réussie : 10 points pour une carte posée juste à temps.
goal-ten-failed = Trop hardi : il manquait des fontaines ou de l’héritage à la révélation. La carte 4 en B convient, une fois l’aqueduc construit.
goal-ten-less = Cela a marqué, mais moins de 10. Avec un aqueduc pour vos 6 or, la carte 4 était possible.
goal-ten-late = Trop tard : la dynastie est finie sans chronique de vous. Utilisez vos deux cartes avant de terminer le tour.
goal-summary = Posez vos chroniques avant la fin de la dynastie : aussi hardies que votre compte et votre héritage le permettent, pas plus.

## Régions, revenu, capacité

regions = Régions, revenu, capacité
regions-tile = Chaque région a une tuile : ce qu’elle produit, blé ou or, et sa capacité. Italia produit du blé, sa capacité est 5.
regions-income = Une génération commence par le revenu : 1 par paysan dans vos régions. Italia en a trois. Terminez votre tour pour la voir commencer.
regions-income-result = La génération est finie, le revenu est là : Italia a donné 3 blé pour ses trois paysans.
regions-capped = Gallia a six paysans mais une capacité de 4 : elle a donné 4. En Hispania, deux paysans ont donné 2 or, les soldats rien.
regions-oppress-position = Plus tard : Italia compte cinq paysans.
regions-oppress = Une fois par tour, une action bonus. L’oppression prélève encore dans une région, jusqu’à sa capacité. Opprimez Italia : 5 blé.
regions-oppress-result = 5 blé de cinq paysans, autant que la capacité 5 le permet.
regions-oppress-full = Permis, mais six paysans pour une capacité de 4 ne donnent que 4. En Italia, cinq paysans et capacité 5 donnent 5.
regions-oppress-few = Permis, mais deux paysans seulement y travaillent. Italia en a cinq, et de la place pour tous.
regions-oppress-other = C’est une autre action bonus, et il n’y en a qu’une par tour. Reprenez ce coup : cette fois, l’oppression.
regions-price = Cela déplaît : la première action bonus de son genre dans une génération augmente le mécontentement de 1. Terminez le tour.
regions-price-result = Votre mécontentement monte de 1. Il renchérit constructions et attaques, vous le verrez.
regions-gold-position = Votre empire, un peu plus grand.
regions-gold = À vous : il vous faut 5 or d’un coup. Regardez paysans, ressource et capacité, et opprimez la bonne région.
regions-gold-result = C’était Libya : cinq paysans, de l’or, capacité 5.
regions-gold-crops = Cinq, et c’est permis, mais en blé. On construit avec de l’or : cherchez où il y en a.
regions-gold-less = De l’or, mais moins de 5 : capacité ou paysans ne suffisaient pas. Libya a cinq paysans et une capacité de 5.
regions-summary = Une région donne 1 par paysan à vous, jamais plus que sa capacité ; soldats et paysans ailleurs ne donnent rien.

## Cartes et choix secret

cards = Cartes et choix secret
cards-hand = Vous avez onze cartes d’action. À chaque manche d’une génération, chacun en choisit deux, en secret et en même temps.
cards-choose = Vous avez 7 or et 1 blé. Construction et Levée coûtent de l’or, la plupart des autres du blé. Choisissez ces deux-là.
cards-choose-result = Les deux cartes sont révélées, celles de Vert aussi. Personne ne connaissait le choix de l’autre.
cards-choose-others = C’est permis, mais vous ne jouerez que ce que vous avez choisi. Votre or sert à Construction et à Levée.
cards-use = À votre tour, les deux sont révélées. L’ordre est libre : construisez un sanctuaire pour 4 or, levez un soldat pour 1.
cards-use-result = Un sanctuaire en Italia pour 4 or, et un soldat à côté pour 1.
cards-use-dear = C’est permis, mais plus cher que le sanctuaire. Reprenez ce coup : gardez de l’or pour la manche suivante.
cards-round = Une carte non utilisée compte comme non jouée. Les deux ont servi : terminez la levée, puis votre tour.
cards-round-result = Vert n’a pas utilisé ses cartes : elles comptent comme non jouées. Manche 2, chacun choisit à nouveau.
cards-again = Une des deux peut avoir déjà servi, pour 1 mécontentement. Reprenez Levée avec Chronique, utilisez-la, puis terminez votre tour.
cards-again-result = Un soldat de plus, et 1 mécontentement pour la Levée répétée.
cards-again-declined = Renoncer est permis, et sans mécontentement. Mais vous n’avez rien eu : utilisez Levée avant de terminer.
cards-again-fresh = Deux cartes neuves sont toujours permises, sans mécontentement. Ici, voyez une répétition : prenez Levée et Chronique.
cards-both-position = Une nouvelle génération : toutes vos cartes sont neuves.
cards-both = À vous : en un tour, posez une chronique et une caravane, qui coûte 2 blé. Choisissez bien avant d’agir.
cards-both-result = Une chronique et une caravane en un tour : bon choix.
cards-both-locked = Vous pouvez choisir Caravane II, mais sans culture elle reste verrouillée. Caravane I n’a pas de verrou.
cards-both-otherwise = Votre tour s’est terminé sans chronique ou sans caravane. Choisissez Chronique et Caravane I, et utilisez les deux.
cards-summary = Deux cartes par manche, choisies en secret, dans l’ordre voulu. Une répétition au plus, pour 1 mécontentement.

## Verrous, priorité, héritage

heritage = Verrous, priorité, héritage
heritage-lock = Certains encadrés sont verrouillés, comme les villes sur Construction. Une carte de priorité ouvre ceux de sa catégorie, pour une génération.
heritage-choose = Vous voulez une ville. Choisissez Construction avec la Priorité civile : elle compte comme une de vos deux cartes.
heritage-choose-result = Le civil est déverrouillé jusqu’à la fin de la génération : tous ses encadrés sont ouverts.
heritage-choose-locked = Construire est possible, mais pas une ville : le civil reste verrouillé. Reprenez ce coup et ajoutez la Priorité civile.
heritage-choose-alone = Une priorité va avec n’importe quelle carte. Pour une ville, il faut la civile, et Construction à côté.
heritage-city = Une ville coûte mécontentement plus capacité : 3 et 5 font 8 or en Italia. Construisez-la.
heritage-city-result = Une ville en Italia. L’action et la ville ont mis chacune un marqueur sur la priorité civile.
heritage-city-open = Cela se construit toujours. Les villes ne sont ouvertes que maintenant : reprenez ce coup et bâtissez-en une en Italia.
heritage-marks = Deux marqueurs sont maintenant sur la priorité : un pour une action civile, un pour une construction civile.
heritage-third-position = La manche suivante de la même génération.
heritage-third = Le troisième marqueur augmente l’héritage de 1. Gouvernement a aussi le symbole : réduisez le mécontentement, puis terminez.
heritage-third-result = Trois marqueurs : l’héritage civil monte de 1, et le peuple est plus calme.
heritage-third-idle = Terminer aussitôt est permis, mais une action qui ne change rien ne compte pas. Réduisez d’abord le mécontentement.
heritage-box-position = Une autre génération, avec la Priorité politique.
heritage-box = Ici la politique est déverrouillée, et Levée peut plus : un soldat en Italia, et en Gallia un paysan devient soldat.
heritage-box-result = Deux soldats en une levée. Transformer n’est possible que la politique déverrouillée.
heritage-box-peasant = L’inverse est permis aussi. Mais vous voulez des soldats : un nouveau, et un paysan transformé.
heritage-twice-position = La culture est déverrouillée, avec déjà un marqueur.
heritage-twice = À vous : augmentez deux fois l’héritage. Une caravane sur une marchandise en apporte 1, le troisième marqueur aussi.
heritage-twice-result = L’héritage a monté deux fois : pour la marchandise et pour le troisième marqueur.
heritage-twice-otherwise = Il en manque un. Posez les deux caravanes, dont une d’Italia vers Graecia, où se trouve la marchandise.
heritage-summary = Une carte de priorité déverrouille sa catégorie pour une génération, et son troisième marqueur augmente cet héritage de 1.

## Construire

building = Construire
building-price = Une construction coûte de l’or : son niveau plus votre mécontentement. Un peuple en colère rend tout plus cher.
building-aqueduct = Un aqueduc est de niveau 3, votre mécontentement de 2 : 5 or. Il apporte 2 fontaines et 1 d’héritage civil. Construisez-en un.
building-aqueduct-result = Un aqueduc pour 5 or : 2 fontaines, et un héritage civil de 2.
building-aqueduct-other = Cela est permis aussi. Mais vos 5 or paient un aqueduc, avec fontaines et héritage à la fois.
building-labor-position = Moins d’or, mais des bras et une carrière.
building-labor = Un temple : 4 plus 3 de mécontentement font 7, la carrière ôte 1. Vous avez 4 or et Labeur : faites aider deux paysans.
building-labor-result = 4 or au lieu de 7. Un aide sur deux est perdu, et l’héritage culturel monte.
building-labor-many = Ce serait encore moins cher, mais la moitié des aides, arrondie au-dessus, est perdue. Deux suffisent pour vos 4 or.
building-labor-other = C’est permis, et moins cher. Mais seul le temple apporte 3 lyres et de l’héritage culturel.
building-arch-position = Vous avez maintenant une colonie, Sicilia.
building-arch = Un arc de triomphe ne va que dans une colonie, une région prise plus tard. Il apporte 1 d’héritage politique. Construisez-le en Sicilia.
building-arch-result = L’arc est dans votre colonie, et l’héritage politique passe à 2.
building-arch-other = C’est permis là aussi. Mais l’arc coûte 4 or dans la colonie de Sicilia et augmente l’héritage politique.
building-serves-position = Une irrigation est en Italia, et le civil est déverrouillé.
building-serves = Les constructions servent aussi : le civil déverrouillé, Levée installe pour 1 or un paysan près d’une irrigation. Faites-le en Italia.
building-serves-result = Un paysan de plus pour 1 or : l’irrigation a servi en Italia.
building-serves-soldier = Un soldat est permis, mais chaque région ne sert qu’une fois par levée, et votre or est parti. Installez le paysan.
building-culture-position = Un autre tour pour bâtir, une carrière en Gallia.
building-culture = À vous : augmentez l’héritage culturel avec 5 or. Une bibliothèque ou un temple le fait ; la carrière en Gallia y ôte 1.
building-culture-result = L’héritage culturel monte, et les lyres comptent pour vos chroniques.
building-culture-none = Construit, mais sans héritage culturel. Une bibliothèque coûte 5, un temple 6, et 1 de moins près de la carrière.
building-culture-otherwise = Le tour s’est terminé sans héritage culturel. Utilisez Construction : bibliothèque, ou temple près de la carrière.
building-summary = Niveau plus mécontentement, en or, moins ce qu’épargnent carrières et paysans. Fontaines, lyres et héritage nourrissent vos chroniques.

## Les progrès

advances = Les progrès
advances-rows = Chaque catégorie a deux rangées de progrès. Vous tenez celui sous votre marqueur et ceux à sa gauche ; chacun compte sur la case A.
advances-move = On avance là où l’héritage atteint le mécontentement. Héritage civil 3, mécontentement 3 : allez plus loin qu’Agriculture.
advances-move-result = Vous atteignez Ornement, au bout de la rangée : deux cartes du niveau suivant sont piochées.
advances-move-passed = Vous pouvez passer, mais la voie est libre : choisissez la rangée civile 1, où est votre marqueur.
advances-lay = Vous atteignez le bout de la rangée avant les autres : vous piochez deux cartes du niveau suivant. Posez celle que vous voulez.
advances-lay-result = Votre carte prolonge la rangée pour tous ; l’autre est rendue.
advances-support-position = Un autre peuple : aussi en colère, avec moins d’héritage.
advances-support = Héritage civil 1, mécontentement 3 : trop de colère. L’action bonus Soutien ajoute 2. Soutenez le civil, avancez et posez une carte.
advances-support-result = Avec 2 de plus, l’héritage 1 a suffi pour 3 de mécontentement : la Maçonnerie est à vous.
advances-support-elsewhere = Permis, mais cet héritage est à 0 : même avec 2 de plus, il reste sous 3. Soutenez le civil.
advances-support-oppressed = Permis, mais il n’y a qu’une action bonus par tour, et le blé ne fait pas avancer. Prenez Soutien.
advances-reach-position = Un peuple dont la culture est déverrouillée.
advances-reach = À vous : atteignez un progrès. La culture est déverrouillée : un pas de Gouvernement est gratuit, et de nouvelles rangées s’ouvrent.
advances-reach-result = D’abord plus calme, puis en avant : le progrès est à vous et compte sur la case A.
advances-reach-angry = L’héritage doit atteindre le mécontentement, et 4 dépasse tous les vôtres. D’abord Gouvernement ou Soutien, puis avancez.
advances-reach-otherwise = Le tour s’est terminé sans progrès. Calmez d’abord votre peuple : à 3, votre héritage culturel suffit.
advances-summary = Les peuples calmes avancent : l’héritage doit atteindre le mécontentement. Gouvernement, Soutien, Écriture et bibliothèques y aident.

## Caravanes et tribut

caravans = Caravanes et tribut
caravans-goods = Les caravanes vont sur les frontières, en chaîne depuis la capitale ou une ville. Certaines portent une marchandise, comme entre Italia et Graecia.
caravans-lay = Une caravane coûte 2 blé ou 2 or. Utilisez Caravane I et posez-en une d’Italia vers Graecia.
caravans-lay-result = La caravane est sur la frontière, sur la marchandise entre Italia et Graecia.
caravans-lay-else = C’est relié et permis. Mais regardez la frontière entre Italia et Graecia : une marchandise, et la route de l’est.
caravans-raise = La marchandise apporte de nouveaux récits : un héritage de votre choix augmente de 1. Lequel ?
caravans-raise-result = L’héritage choisi passe à 2.
caravans-tax-position = Plus tard : vos caravanes atteignent deux marchandises.
caravans-tax = Vous avez atteint deux marchandises, mais vos réserves sont vides. L’action bonus Impôts prend 1 pour chacune. Levez des impôts.
caravans-tax-result = 2 pour deux marchandises, assez pour une caravane.
caravans-tax-oppressed = Une autre action bonus, et permise. Voyez ici ce que rapporte le commerce : les impôts donnent 2, sans opprimer personne.
caravans-abroad = Continuez de Graecia vers Asia Minor : la première visite à une capitale ou une ville étrangère apporte aussi de l’héritage.
caravans-abroad-result = Première visite à la capitale verte : l’héritage monte encore. L’impôt a coûté 1 mécontentement.
caravans-tribute-position = Des caravanes vertes sont venues chez vous.
caravans-tribute = Le tribut prend 1 à chaque colonie, ou 1 à chaque caravane étrangère qui atteint votre capitale. Deux sont en Italia : prenez le leur.
caravans-tribute-result = Vert vous a payé 2 blé pour ses deux caravanes en Italia.
caravans-tribute-colonies = C’est possible, mais une colonie paie 1 or. Deux caravanes étrangères paient 2 blé.
caravans-penniless-position = Les mêmes routes, mais des réserves vides.
caravans-penniless = À vous : augmentez un héritage par caravane, alors que vous n’avez rien. Dans quel ordre utiliserez-vous vos cartes ?
caravans-penniless-result = Le tribut a payé la caravane, et la marchandise a augmenté un héritage.
caravans-penniless-plain = Payée et posée, mais sans marchandise ni capitale étrangère. Essayez d’Italia vers Graecia.
caravans-penniless-otherwise = Aucun héritage n’en est venu. Prenez d’abord le tribut des deux caravanes, et payez la vôtre avec.
caravans-summary = Les caravanes sur marchandises et vers les capitales étrangères augmentent l’héritage ; impôts et tribut font payer le commerce.

## Conquête et combat

conquest = Conquête et combat
conquest-annex = Personne ne tient Sicilia, et vos soldats y sont. Annexer coûte autant de blé que vous avez de régions : 3. Utilisez Conquête, annexez.
conquest-annex-result = Sicilia est à vous, une colonie : vous aviez trois régions, et maintenant quatre.
conquest-annex-left = Vous pouvez renoncer, mais pour 3 blé la région est à vous, et vos soldats y sont déjà.
conquest-attack-position = Une autre région, et celle-ci est défendue.
conquest-attack = Libya est défendue. Attaquer coûte du blé, autant que votre mécontentement : 3. Un soldat vaut 2, un paysan 1 : 7 contre 4. Attaquez.
conquest-attack-result = Le combat est engagé : 7 contre 4, et chacun cache maintenant un dé.
conquest-die = Chacun cache un dé, qui vaut trois fois sa face. Le vainqueur la gagne en mécontentement. Vert cachera un 1 : cachez un 1.
conquest-die-result = Chacun cachait un 1 : 10 contre 7, victoire. Votre mécontentement monte de votre face.
conquest-die-tie = Pas de mécontentement, mais 7 contre 7 : à égalité, le défenseur gagne. Reprenez ce coup et cachez un 1.
conquest-die-dear = Vous gagnez, mais votre mécontentement augmente de votre face, et tout devient plus cher. Un 1 suffisait.
conquest-loss = Même le vainqueur perd un citoyen, le vaincu deux. Cédez votre paysan.
conquest-loss-result = Vert a perdu deux soldats, et avec eux le contrôle de Libya.
conquest-loss-soldier = C’est permis, mais un soldat vaut 2 au combat et garde ce que vous prenez. Le paysan vous coûte moins.
conquest-take = Le défenseur a perdu le contrôle. Vous avez quatre régions : annexez Libya pour 4 blé.
conquest-take-result = Libya est à vous, pour 4 blé : votre cinquième région.
conquest-take-left = Vous pouvez en rester là, mais Libya n’est alors à personne, et vous n’avez rien gagné. Annexez-la.
conquest-withdraw-position = L’autre côté : vous êtes battu en Italia.
conquest-withdraw = Vos gens se retirent dans une région voisine à vous. Hispania a plus de place.
conquest-withdraw-result = Vos paysans sont en Hispania, où il y a de la place.
conquest-withdraw-full = Permis, mais Gallia, capacité 4, a déjà quatre paysans : elle serait surpeuplée. Allez en Hispania.
conquest-capital = Italia est perdue, et votre capitale avec elle. Rétablissez-la dans une région qui vous reste.
conquest-capital-result = Votre peuple a de nouveau une capitale, et Vert prend Italia.
conquest-sicilia-position = Une nouvelle partie : Vert tient Sicilia avec deux soldats.
conquest-sicilia = À vous : prenez Sicilia. Trois soldats contre deux, et 5 blé : 2 pour l’attaque, 3 pour l’annexion.
conquest-sicilia-result = Attaquée, vaincue, annexée en une action : Sicilia est à vous.
conquest-sicilia-beaten = Perdu : 6 contre 7. Le défenseur cachait un 1. Votre avance de 2 vaut moins qu’un cran du dé.
conquest-sicilia-otherwise = Le tour est fini, et Sicilia n’est pas à vous. Utilisez Conquête : attaquez, puis annexez dans la même action.
conquest-summary = Attaquer coûte le mécontentement, annexer les régions, en blé. Un dé caché décide, et le vainqueur le paie en mécontentement.

## Raid et migration

raid = Raid et migration
raid-raid = Le raid déplace chaque soldat d’une région. Puis ils prennent 1 par soldat sur place. Envoyez les trois en Sicilia et pillez.
raid-raid-result = Trois soldats, 3 or : Vert perd ce que vous avez pris.
raid-raid-few = C’est possible, mais chaque soldat ne prend que 1. Les trois auraient rapporté 3 or.
raid-raid-spared = On peut finir sans piller, mais ils ont alors marché pour rien. Pillez Sicilia à la fin.
raid-migrate-position = Votre pays, avec une Gallia trop pleine.
raid-migrate = La migration déplace aussi les paysans, d’une région chacun. Gallia est trop pleine : menez un paysan en Hispania.
raid-migrate-result = Un paysan a bougé, et Gallia respire.
raid-migrate-away = Chacun peut aller partout. Mais cinq paysans se serrent en Gallia : menez-en un en Hispania.
raid-ask-position = Vert a maintenant une route en Mauretania.
raid-ask = Une route relie tous les voisins de sa région. Celle de Mauretania est étrangère : avant de bouger, demandez à l’utiliser.
raid-ask-result = Vert accepte : la route est à vous pour cette action.
raid-ask-slow = On peut entrer à pied en Mauretania, mais après le premier pas on ne demande plus. Reprenez ce coup et demandez.
raid-road = Vous pouvez passer. Libya est donc à un pas d’Hispania : menez-y un soldat.
raid-road-result = D’Hispania en Libya en un pas, par la route.
raid-road-short = Permis, mais la route mène plus loin : tout droit d’Hispania en Libya.
raid-grant-position = C’est à Vert : la route de Graecia est à vous.
raid-grant = On vous le demande aussi : des paysans d’Asia Minor, trop pleine, vont vers Sicilia, vide. Cela ne coûte rien, on s’en souviendra. Acceptez.
raid-grant-result = Le paysan vert a pris votre route vers Sicilia, et Asia Minor respire.
raid-grant-denied = Vous pouvez refuser, mais il n’y a rien à craindre, et vous aurez peut-être besoin d’une telle faveur.
raid-deny-position = Une autre partie : la route de Mauretania est à vous.
raid-deny = Cette fois, c’est un raid : quatre soldats en Libya, et votre or est à prendre en Hispania. Refusez.
raid-deny-result = Refusé : sans la route, Hispania est trop loin et votre or est sauf.
raid-deny-granted = Aimable, et permis. Mais quatre soldats peuvent maintenant atteindre Hispania et vous prendre 4 or.
raid-two-position = À vous de nouveau, la politique déverrouillée.
raid-two = À vous : la politique déverrouillée, un raid pille chaque région étrangère où sont vos soldats. Pillez Sicilia et Graecia.
raid-two-result = Deux régions pillées en un raid, et un marqueur sur la priorité.
raid-two-one = Pillé, mais pas les deux. Répartissez vos soldats avant de terminer les mouvements, puis pillez l’une après l’autre.
raid-summary = Le raid déplace des soldats et prend 1 pour chacun ; la migration, n’importe qui. Une route raccourcit ; étrangère, elle se demande.

## Mécontentement, surpeuplement, Gouvernement

unrest = Mécontentement, surpeuplement, Gouvernement
unrest-why = Le mécontentement renchérit constructions et attaques, et bloque les progrès. Bonus, répétitions et victoires l’augmentent, Gouvernement le réduit.
unrest-govern = Chaque pas de Gouvernement coûte autant de blé que vous avez de régions : 3. Vous en avez 6 : passez de 5 à 3.
unrest-govern-result = 6 blé pour deux pas : le mécontentement passe de 5 à 3.
unrest-govern-one = Un seul pas est permis, mais le blé se gâte à la fin de la génération. Vous pouvez en payer un second.
unrest-crowd-position = Dernière manche d’une génération, Gallia est trop pleine.
unrest-crowd = Une région à vous plus peuplée que sa capacité coûte 1 mécontentement en fin de génération. Gallia, 4, compte 5 : menez-en un en Hispania.
unrest-crowd-result = Gallia en compte quatre, Hispania un de plus : personne n’est à l’étroit.
unrest-crowd-italia = Permis, mais Italia est pleine avec 5 : elle serait surpeuplée à son tour. Hispania a de la place.
unrest-crowd-crowded = La génération est finie et Gallia était trop pleine : 1 mécontentement. Reprenez ce coup et déplacez quelqu’un.
unrest-calm = Il y a maintenant assez de place partout. Terminez Migration et le tour : le dé clôt la génération, le mécontentement ne bouge pas.
unrest-calm-result = Le dé montre 1, la génération s’achève, et votre mécontentement n’a pas bougé.
unrest-calm-undone = Vous pouvez en déplacer d’autres, mais vos gens sont bien répartis ainsi. Terminez simplement.
unrest-thin-position = Une autre fin de génération : Sicilia déborde.
unrest-thin = Au-delà du double de la capacité, on doit partir. Sicilia, capacité 3, en porte six, vous en avez sept : cédez un paysan.
unrest-thin-result = Il en reste six, le double de la capacité : plus personne ne part. Mais c’est encore trop plein.
unrest-thin-soldier = C’est permis, mais ce soldat est votre seule garde ici, et les paysans reviennent d’eux-mêmes.
unrest-beyond-position = Un peuple à bout : mécontentement 7.
unrest-beyond = Le mécontentement s’arrête à 7. Chaque pas de plus coûte un point. Opprimez Italia et voyez ce que deviennent vos 6 points.
unrest-beyond-result = Le mécontentement ne pouvait monter : un point est parti, il en reste 5.
unrest-beyond-otherwise = Vous gardez vos points, et à table ce serait plus sage. Ici, opprimez Italia pour voir le prix.
unrest-two-position = Un autre peuple, en colère mais riche en blé.
unrest-two = À vous : passez de 5 à 2. La culture est déverrouillée, donc un pas est gratuit, et le sanctuaire donne 1 blé.
unrest-two-result = Trois pas pour 6 blé : un gratuit, et le sanctuaire en donne 1.
unrest-two-more = Plus calme, mais pas encore 2. Avec le pas gratuit et 6 blé, cela fait trois pas.
unrest-two-otherwise = Le tour s’est terminé sans Gouvernement. Utilisez la carte et réduisez trois fois le mécontentement.
unrest-summary = Gardez le mécontentement bas : gouvernez tant que l’empire est petit, évitez le surpeuplement ; au-delà de 7, il coûte des points.

## Croissance, générations, dynasties

generations = Croissance, générations, dynasties
generations-clock = Une génération dure de deux à quatre manches. Après chacune, le marqueur de dynastie avance d’une case.
generations-die = Après la manche 2, il faut un 3 au dé pour une troisième, puis un 5 pour une quatrième. Terminez votre tour.
generations-die-result = Le dé montre 3 : juste assez pour une troisième manche. Le marqueur avance.
generations-grow-position = Une génération vient de finir.
generations-grow = Le marqueur a passé un symbole de paysan : vos régions en reçoivent un chacune. Il en reste deux : Hispania et Libya ont de la place.
generations-grow-result = Les deux régions ont grandi et rapportent aussitôt plus à la nouvelle génération.
generations-grow-full = Permis, mais cette région est déjà pleine : elle serait surpeuplée et causerait du mécontentement.
generations-keep-position = Une autre fin, avec le progrès Greniers.
generations-keep = Ensuite, blé et or se gâtent. Vos Greniers en gardent quatre. Gardez 4 or : du blé, vos paysans en produisent assez.
generations-keep-result = Vos 4 or sont gardés, les réserves de Vert sont gâtées. Puis vient le revenu.
generations-keep-crops = Vous pouvez en garder quatre au choix. Mais Italia et Gallia redonnent aussitôt du blé, et l’or est rare.
generations-choose-position = La fin d’une dynastie : on révèle les chroniques.
generations-choose = Une dynastie s’achève. Les cartes 2 en C et 3 en D demandent ensemble 5 d’héritage politique ; vous avez 4. Choisissez : D rapporte 6.
generations-choose-result = La carte 3 en D marque 6 points et augmente l’héritage politique. La carte 2 échoue.
generations-choose-regions = Cela marque, mais 3 points seulement. Vos 18 citoyens en D en valent 6.
generations-last-position = Une autre dynastie, peut-être à sa dernière manche.
generations-last = À vous : le marqueur est sur la dernière case de la dynastie, un mauvais dé y met fin. Marquez 3 ; vous avez quatre lyres.
generations-last-result = Le dé y a mis fin, mais votre chronique était posée : 3 points.
generations-last-bold = Trop hardi : carte, case et héritage doivent s’accorder. Quatre lyres et un héritage culturel de 2 suffisent pour la 2 en E.
generations-last-late = Le dé a clos la génération, et la dynastie avec elle, avant vos 3 points. N’attendez jamais une troisième manche.
generations-summary = Deux manches sont sûres, pas plus. Puis les peuples croissent, les réserves se gâtent, et à la couleur suivante s’ouvrent les chroniques.

## Le décompte final

ending = Le décompte final
ending-leads = À la fin, chaque première place vaut 3 points : le plus de régions, le moins de mécontentement, le plus de fontaines et lyres. L’égalité compte.
ending-wonder = Votre dernier tour, avec 6 or. Une merveille rapporte 1 point à chaque fin de dynastie, et montre 2 fontaines et une lyre. Construisez-en une.
ending-wonder-result = La merveille est en Italia, avec ses fontaines et sa lyre.
ending-wonder-other = Cela montre des symboles aussi, mais ne rapporte aucun point. Votre or suffit pour une merveille.
ending-count = Terminez le tour : 1 pour la merveille, 1 pour votre chronique en C, et 3 pour chacune des trois premières places.
ending-count-result = 1 pour la merveille, 1 pour la chronique, trois premières places à 3 points : 11 d’un coup.
ending-all-position = Un autre dernier tour : Vert est à égalité ou devant.
ending-all = À vous : prenez les trois premières places. L’égalité suffit : quatre régions et 3 de mécontentement. Vous avez 6 blé : attention à l’ordre.
ending-all-result = Gouverner tant que l’empire est petit, puis annexer : les trois premières places sont à vous aussi.
ending-all-order = Un pas de Gouvernement coûte autant de blé que vous avez de régions : 3, ou 4 après l’annexion. Gouvernez d’abord, annexez ensuite.
ending-all-otherwise = La partie est finie, et il manque une première place : regardez régions, mécontentement, fontaines et lyres.
ending-summary = À la fin, merveilles et chroniques marquent une dernière fois, puis les trois premières places. Qui a le plus de points l’emporte.

## Le début d’une partie

beginning = Le début d’une partie
beginning-claim = Chacun prend trois provinces, tour à tour. Italia produit du blé, a une capacité de 5 et beaucoup de voisins : prenez-la.
beginning-claim-result = Italia est votre première province, avec deux paysans et un soldat.
beginning-claim-other = Toute région vide est permise. Pour cette leçon, prenez Italia, avec cinq places et des chemins de tous côtés.
beginning-near = Les suivantes doivent toucher les vôtres. Prenez Gallia pour le blé et Hispania pour l’or : les trois se touchent.
beginning-near-result = Trois provinces voisines : du blé de deux, de l’or d’une.
beginning-near-apart = Elle touche Italia, c’est donc permis, mais elle a moins de place. Gallia et Hispania en tiennent quatre chacune.
beginning-near-otherwise = Elle touche Italia, c’est donc permis. Mais prenez Gallia et Hispania, qui se touchent aussi entre elles.
beginning-capital = Chaque province a deux paysans et un soldat. Faites d’Italia la capitale : les caravanes en partent, une marchandise est à côté.
beginning-capital-result = Italia est votre capitale. Vert s’est installé à l’est.
beginning-capital-other = Elle peut être capitale aussi. Mais d’Italia, les caravanes atteignent plus tôt Graecia et tout l’est.
beginning-caravan = Votre première caravane est gratuite et mène de la capitale à une autre province. Posez-la où vous voulez.
beginning-caravan-result = Votre première caravane part de la capitale.
beginning-heritage = Avec elle, un héritage monte à 1. Il dit ce qui rendra votre peuple célèbre : choisissez.
beginning-heritage-result = Un héritage est à 1 : les chroniques le demanderont.
beginning-peasant = Un paysan de plus. L’or est rare, et seule Hispania en produit : mettez-le là.
beginning-peasant-result = Un troisième paysan en Hispania : 3 or par génération.
beginning-peasant-crops = Permis, mais cela donne du blé, et quatre paysans en produisent déjà. L’or vient d’Hispania.
beginning-advance = Enfin un premier progrès. Agriculture donne 1 de plus par région de blé avec un paysan ; d’autres aident ailleurs. Choisissez une rangée.
beginning-advance-result = Votre premier progrès : votre peuple sait ce que d’autres ignorent.
beginning-first = Le revenu est là, la première manche commence. À vous : choisissez deux cartes que vous pouvez payer, et utilisez-en une.
beginning-first-result = Votre première action est faite : la partie est lancée.
beginning-first-idle = Vous pouvez renoncer, la carte compte comme non jouée. Mais les réserves se gâtent : utilisez au moins une carte.
beginning-summary = Trois provinces, une capitale, une caravane, un héritage, un progrès : à votre peuple d’écrire ses chroniques.

## Une chronique à temps

demo = Une chronique à temps
demo-begin = Une dynastie s’achève. Le peuple rouge a bâti six fontaines.
demo-lay = Rouge les consigne : chronique 3, face cachée.
demo-lay-result = Trop hardie, elle ne rapporterait rien ; trop timide, peu.
demo-scores = La génération s’achève, et la dynastie avec elle.
demo-scores-result = Juste à temps : 6 points, et plus d’héritage pour la suite.
demo-summary = Bâtissez, régnez, et qu’on s’en souvienne.
