# Ce que disent les leçons d'Inventions en français : 25 mots au plus à la fois.

otherwise = C'est permis, mais ce n'est pas le chemin. Reprenez ce coup et regardez encore.

## Le but

goal = Le but
goal-most = Treize manches mènent de l'âge de pierre à l'époque moderne. Qui a le plus de points d'invention, les PI, l'emporte.
goal-idea = Presque tout commence par des idées. Vous avez présenté le grenier en Europe avec deux marchands, et un autre l'a inventé.
goal-space = Votre tour commence par un pilier posé sur l'une des dix actions. Posez-le sur « Partager une invention ».
goal-space-other = Cette action est possible aussi. Mais des points attendent : reprenez, et posez le pilier sur « Partager une invention ».
goal-share = Le grenier est de l'ère 2 : partagé, il rapporte à son auteur 2 PI par citoyen sur la tuile. Partagez-le.
goal-share-helper = Vous pouvez la partager, mais vous l'avez seulement améliorée : les points vont à son auteur. Partagez le grenier.
goal-reward = Qui partage choisit une récompense. Les tuiles de Richesse comptent en fin de partie : prenez celle d'Europe.
goal-reward-joker = Un joker devient la tuile de progrès de votre choix, c'est souvent bien. Ici, prenez la Richesse, qui rapporte d'elle-même.
goal-more = À vous : gagnez au moins 4 PI d'un coup. Une tuile d'influence irait en Asie ; une invention attend en Amérique du Sud.
goal-more-small = Cela rapporte des points, mais moins de 4. Deux citoyens en Asie suffisent pour une meilleure tuile d'influence.
goal-more-helper = C'est permis, mais vous n'y êtes qu'innovateur : les points vont à un autre. Où êtes-vous l'auteur ?
goal-summary = Les PI font gagner : partages, tuiles d'influence, petits avantages en chemin, et à la fin influence, Richesse et objectifs.

## Les étapes d'une idée

ideas = La vie d'une idée
ideas-life = Une idée passe par quatre étapes : présentée, inventée, améliorée, partagée. Qui y prend part reçoit quelque chose.
ideas-present = D'abord, présenter. Posez le grenier en Europe : la tuile de spécialistes y demande deux citoyens de son domaine, l'Économie.
ideas-present-bread = Le pain se présente aussi. Mais cette leçon suit le grenier : reprenez ce coup et posez-le.
ideas-present-elsewhere = C'est possible, et un marchand y suffit. En Europe ils seront deux, et chacun rapporte des points au partage.
ideas-present-space = C'est possible. Mais présentez d'abord une idée à vous : le pilier va sur « Présenter une idée ».
ideas-citizens = Envoyez deux marchands sur la tuile. Ils y restent jusqu'au partage, et la tuile vous donne 2 PI tout de suite.
ideas-citizens-academic = Un académicien remplace n'importe quel spécialiste, c'est donc permis. Gardez-le tant que vous avez des marchands.
ideas-pick = Pour chaque idée présentée, vous en prenez une nouvelle au présentoir. Prenez l'une des quatre.
ideas-invent = Ensuite, inventer. Le grenier demande l'Agriculture, votre jalon. Envoyez un marchand en Europe, et la carte se retourne.
ideas-invent-foreign = Chacun peut inventer l'idée de chacun, donc oui. Mais ses points iraient à un autre auteur : inventez votre grenier.
ideas-invent-space = C'est possible, mais votre grenier attend en Europe. Posez le pilier sur « Inventer ».
ideas-innovate = Troisièmement, améliorer : seulement l'invention d'un autre. Envoyez un artiste en Asie ; un nouveau vient de votre réserve.
ideas-innovate-early = Vous pourriez déjà partager le grenier. Améliorez d'abord en Asie : vous aurez part à deux inventions.
ideas-share = Enfin, partager. Trouvez l'invention qui vous donne à la fois des points et sa carte, puis choisissez une récompense.
ideas-share-helper = C'est permis. L'innovateur reçoit un citoyen sur la mappemonde, mais les points et la carte vont à d'autres.
ideas-summary = L'auteur reçoit des points, l'inventeur la carte, l'innovateur un citoyen sur la mappemonde, et qui partage une Richesse ou un joker.

## Les jalons et l'accès

milestones = Les jalons et l'accès
milestones-needs = Chaque idée nomme un jalon. Le pain demande la Maîtrise du feu. Il faut y avoir accès pour inventer l'idée.
milestones-common = La Maîtrise du feu est au savoir commun, ouverte à tous. Inventez le pain en Afrique ; la carte épuise un citoyen de plus.
milestones-common-space = C'est possible, mais le pain attend en Afrique et son jalon vous est ouvert. Posez le pilier sur « Inventer ».
milestones-send = L'étoffe teinte demande le Tissage, jalon d'un autre joueur. Un diplomate vous l'ouvre : envoyez-y un penseur ou un marchand.
milestones-send-own = Votre propre jalon accueille aussi des diplomates, mais il vous est déjà ouvert. L'étoffe teinte demande le Tissage.
milestones-send-elsewhere = Ce diplomate rapporte aussi un avantage. Mais l'étoffe teinte demande le Tissage : voyez chez qui il se trouve.
milestones-invent = Votre diplomate est sur le Tissage : hormis son propriétaire, vous seul pouvez inventer l'étoffe teinte. Faites-le.
milestones-invent-lamp = La lampe à graisse ne demande que le feu, tous peuvent l'inventer. L'étoffe teinte est votre occasion.
milestones-past = Le temps aide aussi : l'ère 3 a commencé, les jalons de l'ère 2 sont ouverts à tous. Les Mines, non.
milestones-try = Deux idées demandent les Mines, une la Poterie, une le feu. Inventez celle que seul le temps vous a ouverte.
milestones-try-known = Le feu est connu de tous, même sorti du savoir commun. C'est permis, mais cherchez la Poterie.
milestones-summary = Vous sont ouverts votre jalon, ceux où est votre diplomate, ceux d'une ère passée, et tout ce qui fut savoir commun.

## Les citoyens

citizens = Vos citoyens
citizens-home = Chez vous, vos citoyens sont disponibles dans un des trois domaines, ou épuisés, ou académiciens, valables pour tout domaine.
citizens-exhaust = Inventer le pain envoie un marchand à la carte et épuise un autre citoyen, de n'importe quel domaine. Épuisez un spécialiste.
citizens-exhaust-academic = Un académicien peut payer, mais il prend alors ce domaine pour de bon. Payez avec un spécialiste tant que vous pouvez.
citizens-exhaust-stands = Un académicien peut remplacer chacun. Gardez-le pour un domaine vide : vous avez des marchands.
citizens-exhaust-space = C'est possible. Pour voir comment on épuise des citoyens, posez le pilier sur « Inventer » et inventez le pain.
citizens-academic = Un seul marchand est disponible : il va au pain. Un académicien paie le reste : choisissez le domaine qu'il gardera pour de bon.
citizens-academic-space = C'est possible. Mais voyez ce que font les académiciens : posez le pilier sur « Inventer ».
citizens-academic-stands = C'est le marchand qui paierait alors. Envoyez le marchand, pour que l'académicien choisisse un domaine.
citizens-ready = Les épuisés se reposent jusqu'à la fin de l'ère. Envoyez un penseur à la Maîtrise du feu : elle ranime un artiste.
citizens-ready-elsewhere = Ce diplomate apporte un nouveau spécialiste, c'est bien. Mais vos artistes se reposent encore : envoyez-le à la Maîtrise du feu.
citizens-ready-stopped = Vous pouvez vous arrêter, mais ranimer ne coûte rien. Reprenez et rendez votre artiste disponible.
citizens-ready-space = C'est possible. Mais vos artistes sont tous épuisés : envoyez un diplomate à la Maîtrise du feu.
citizens-recall = Un diplomate rentre académicien et vous rend l'avantage du jalon. Rappelez celui de l'Agriculture et gagnez un penseur.
citizens-recall-fire = Cela ranime deux citoyens, c'est bien aussi. Mais aucun penseur n'est disponible : l'Agriculture en apporte un nouveau.
citizens-recall-field = Tout domaine est permis. Mais il ne vous reste personne en Technologie : prenez un penseur.
citizens-recall-space = C'est possible. Mais un diplomate à vous attend sur l'Agriculture : posez le pilier sur « Rappeler un diplomate ».
citizens-scholars = Sur la mappemonde attendent des érudits, un par région. Qui en emmène un gagne un académicien à la fin de l'ère.
citizens-try = Vos marchands et un artiste sont épuisés. En un tour, ranimez-en un de chaque. Il y a plus d'un chemin.
citizens-try-stopped = S'arrêter est permis, mais un seul est disponible. Le feu en réchauffe deux.
citizens-try-new = Un nouveau spécialiste aide aussi, mais les épuisés se reposent encore. Quel jalon ranime des citoyens ?
citizens-summary = Les disponibles agissent et paient, les épuisés attendent la fin de l'ère, les académiciens vont partout, les diplomates rentrent académiciens.

## L'assemblée

assembly = L'assemblée
assembly-forums = L'assemblée a cinq forums de deux actions. Chaque tour commence par votre pilier sur l'une des dix cases.
assembly-own = Vous n'avez jamais deux piliers dans un forum. Votre pilier d'époque est sur « Appeler des spécialistes » : ce forum vous est fermé.
assembly-others = Qui a déjà un pilier sur votre case gagne de l'influence. Il y en a un sur « Inventer » : choisissez « Présenter une idée ».
assembly-others-gift = Inventer est permis. Mais voyez : le pilier qui s'y trouvait a donné de l'influence à son propriétaire.
assembly-others-away = C'est possible et ne donne rien à personne. Mais ici, posez le pilier sur « Présenter une idée ».
assembly-turn = Finissez votre tour : présentez une idée et prenez-en une nouvelle. Voyez ensuite ce que fait le pilier du suivant.
assembly-epoch = La dernière manche d'une ère déplace le pilier d'époque. Deux forums restent : envoyez un diplomate, sans donner d'influence à personne.
assembly-epoch-gift = Le pilier peut y aller. Mais quelqu'un occupe déjà cette case, et vous lui avez donné de l'influence.
assembly-epoch-away = Cette case est libre aussi. Mais il faut ici un diplomate : posez le pilier d'époque sur « Envoyer un diplomate ».
assembly-try = Un tour entier à vous : l'action de votre choix, sans donner d'influence à personne.
assembly-try-gift = C'est permis, mais un pilier s'y trouvait et son propriétaire a gagné de l'influence. Cherchez une case vide.
assembly-summary = Par ère, quatre, puis trois, puis deux forums vous sont ouverts. Quand d'autres rejoignent vos piliers, vous gagnez de l'influence.
