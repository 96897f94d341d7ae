# De quoi se composent les points qu’un joueur peut attendre dans Inventions, en français.

account-points = points marqués
account-goals = objectifs
account-wealth = tuiles de Richesse
account-influence = influence et jetons de chaîne
account-people = citoyens, et tuiles d’influence à leur portée
account-cards = idées et inventions
account-tiles = tuiles de progrès
account-era = ère du jalon
account-turns = tours à venir
account-learned = expérience des parties entre bots
