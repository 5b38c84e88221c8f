import type { Script } from './seed-script.ts'

/** What is said in the lectures, in French. */
export const french: Script = {
  chapters: {
    welcome: 'Bienvenue',
    idea: 'L’idée',
    example: 'Un exemple',
    practice: 'À vous de jouer',
    recap: 'En bref',
  },
  general: {
    welcome: [
      'Bienvenue. Cette leçon s’intitule « {title} ».',
      'Gardez une feuille à portée de main et faites une pause quand vous voulez.',
      'Nous commençons par l’idée, puis nous regardons un exemple ensemble.',
    ],
    practice: [
      'À vous : arrêtez ici et essayez pendant deux minutes.',
      'Faites-le d’abord mal ; le deuxième essai vous apprendra davantage.',
      'Comparez le vôtre au mien et citez une différence.',
      'Notez une question pour la suite.',
    ],
    recap: [
      'En résumé : une idée, un exemple, un exercice.',
      'Vos notes gardent l’instant : vous pourrez toujours y revenir.',
      'À bientôt pour la prochaine leçon.',
    ],
  },
  ofTag: {
    Web: {
      idea: [
        'Partez de ce que dit la page, puis décidez de son allure.',
        'Le navigateur fait déjà la moitié du travail, si on le laisse faire.',
        'Nommez les choses par leur sens, pas par leur place.',
        'Chaque couche doit fonctionner avant d’ajouter la suivante.',
      ],
      example: [
        'Voici la même page, avec et sans son style.',
        'Regardez le plan sur le côté : les titres, dans l’ordre.',
        'Rétrécissons la fenêtre : rien ne casse.',
        'Écoutez-la avec un lecteur d’écran : c’est le vrai test.',
      ],
    },
    Design: {
      idea: [
        'La teinte change l’ambiance ; la clarté rend un mot lisible.',
        'L’espace dit ce qui va ensemble avant le moindre trait.',
        'Une seule chose peut parler fort, tout le reste demeure calme.',
        'Un système, c’est un petit nombre de décisions que l’on tient.',
      ],
      example: [
        'Plissez les yeux. Ce que vous lisez encore, c’est la clarté.',
        'Prenez ces deux bleus : dix degrés les séparent.',
        'Trente, maintenant. Le même mot, et il tient tout seul.',
        'Remontez le titre de huit, et la page respire.',
      ],
    },
    Psychology: {
      idea: [
        'La mémoire garde ce qui sert, pas ce qu’on a seulement lu.',
        'L’attention est une lampe : elle éclaire un endroit à la fois.',
        'Ce que nous attendons façonne ce que nous voyons.',
        'Une habitude veut un signal, un petit pas et une récompense.',
      ],
      example: [
        'Regardez ces deux listes : la seconde se retient mieux.',
        'Remarquez comme la question a déjà changé la réponse.',
        'Comptez les lettres, et la mélodie vous aura échappé.',
        'Attendez un jour avant de répéter : c’est ce qui fait durer.',
      ],
    },
    'UI/UX': {
      idea: [
        'On ne lit pas un écran, on y cherche son chemin.',
        'Dites ce qui s’est passé, ce qui est sauf et quoi faire ensuite.',
        'Un bon réglage par défaut répond pour la plupart des gens.',
        'Observez cinq personnes avant de polir quoi que ce soit.',
      ],
      example: [
        'Regardez où va d’abord son pouce sur ce téléphone.',
        'Le bouton a bougé, et elle a appuyé sur l’ancien endroit.',
        'Ici, l’erreur se tient près du champ qui l’a causée.',
        'Avec l’étiquette au-dessus, plus personne ne devine.',
      ],
    },
    Art: {
      idea: [
        'Dessinez ce que vous voyez, pas ce que vous savez.',
        'La lumière a une direction : fixez-la avant le premier trait.',
        'Trois valeurs suffisent à tenir une image.',
        'Laissez des bords flous, l’œil les achèvera.',
      ],
      example: [
        'Posez d’abord les grandes masses, avec le flanc du fusain.',
        'L’ombre est froide ici parce que la lampe est chaude.',
        'Reculez de trois pas et regardez encore.',
        'Un accent sombre, et le vase tient sur la table.',
      ],
    },
  },
}
