# Les mots de Inventions : ce qu’ils veulent dire et où les règles en parlent.
# Les autres formes d’un mot sont aussi trouvées dans les textes.

field = domaine
    .forms = domaines
    .means = Économie, Culture ou Technologie : chaque idée, chaque spécialiste et chaque tuile de progrès en a un.
    .rule = 4.1

specialist = spécialiste
    .forms = spécialistes
    .means = Un citoyen chez vous, disponible dans un domaine : marchand, artiste ou penseur.
    .rule = 4.1

exhausted = épuisé
    .forms = épuisés
    .means = Un citoyen qui a payé pour quelque chose. Il se repose jusqu’au changement d’ère, ou jusqu’à ce qu’un effet le ranime.
    .rule = 4.1

academic = académicien
    .forms = académiciens
    .means = Un citoyen de votre académie, qui vaut pour tout domaine. Elle en accueille autant que l’ère de votre jalon.
    .rule = 4.1

scholar = érudit
    .forms = érudits
    .means = Il est sur une tuile de savoir de la mappemonde. Qui y voyage peut apprendre de lui pour un jeton de chaîne.
    .rule = 4.3.VII

diplomat = diplomate
    .forms = diplomates
    .means = Un citoyen envoyé sur un jalon : son avantage tout de suite et au retour, l’accès entre-temps.
    .rule = 4.3.IX

milestone = jalon
    .forms = jalons
    .means = Un acquis sur lequel les idées reposent. Son ère limite votre académie et le nombre de tuiles posées.
    .rule = 4.3.A

common = savoir commun
    .means = Cinq jalons auxquels tous ont accès.
    .rule = 4.3.VIII

pillar = pilier
    .forms = piliers
    .means = Il choisit l’action de votre tour. Vous n’en avez jamais deux dans un forum.
    .rule = 4.2.2

forum = forum
    .forms = forums
    .means = Un des cinq lieux, avec deux actions chacun.
    .rule = 6.2

token = jeton de chaîne
    .forms = jetons de chaîne
    .means = Vous en avez d’un à trois par tour, selon votre influence. Chacun paie une action enchaînée.
    .rule = 4.2.1

influence = influence
    .means = De 0 à 10 : elle donne des jetons de chaîne, paie la pose des tuiles et vaut des PI à la fin.
    .rule = 6.3

aspiration = tuile d’aspiration
    .forms = tuiles d’aspiration, aspiration, aspirations
    .means = Un souhait dans un domaine. À la fin du tour, il devient une tuile de progrès de ce domaine.
    .rule = 4.2.3

progress = tuile de progrès
    .forms = tuiles de progrès
    .means = Elle attend dans votre rangée et agit dès qu’elle est sur votre carte de progrès.
    .rule = 4.2.4

wealth = tuile de Richesse
    .forms = tuiles de Richesse
    .means = Une tuile d’une région qui marque à la fin si elle est sur votre carte de progrès.
    .rule = 4.3.W

presenter = auteur
    .means = Qui a posé l’idée. Quand elle est partagée, chacun de ses citoyens y rapporte autant de PI que son ère.
    .rule = 4.3.I

inventor = inventeur
    .means = Qui a fait de l’idée une invention. Quand elle est partagée, il prend la carte.
    .rule = 4.3.II

innovator = innovateur
    .means = Qui a amélioré l’invention d’un autre. Quand elle est partagée, il pose un citoyen sur la mappemonde.
    .rule = 4.3.III

era = ère
    .forms = ères
    .means = Un des six temps de l’histoire ; cinq sont joués.
    .rule = 1.1

ip = PI
    .means = Les points. Qui en a le plus gagne.
    .rule = 1.2
