import type { TagQuestions } from './questions.ts'

/** The questions on the subjects of the courses, in French; the first option of each is right. */
export const frenchQuestions: TagQuestions = {
  outline: {
    text: 'Laquelle de ces leçons fait partie de « {section} » ?',
    why: 'Elle figure dans la liste de « {section} ».',
  },
  Web: [
    {
      text: 'D’après quoi choisit-on un élément ?',
      options: [
        'D’après le sens de son contenu',
        'D’après son allure initiale',
        'D’après la longueur de son nom',
      ],
      why: 'L’allure peut changer ; c’est le sens que navigateurs et lecteurs d’écran utilisent.',
    },
    {
      text: 'Qu’est-ce qui montre le mieux qu’une page est en ordre ?',
      options: ['L’écouter avec un lecteur d’écran', 'L’ouvrir sur un grand écran', 'Compter ses fichiers'],
      why: 'Ce qui manque à la structure s’entend aussitôt.',
    },
  ],
  Design: [
    {
      text: 'Qu’est-ce qui rend un mot lisible sur un fond coloré ?',
      options: ['Un écart de clarté', 'Un écart de teinte', 'Un fin contour'],
      why: 'La teinte change l’ambiance ; seule la clarté détache les lettres.',
    },
    {
      text: 'Qu’est-ce qui dit en premier ce qui va ensemble ?',
      options: ['L’espace entre les choses', 'Un cadre autour d’elles', 'Une couleur commune'],
      why: 'La proximité se voit avant les traits et les couleurs.',
    },
  ],
  Psychology: [
    {
      text: 'Quel est le meilleur moment pour réviser ?',
      options: ['Un jour plus tard', 'Tout de suite, dix fois', 'Seulement avant l’examen'],
      why: 'C’est en rappelant ce qui s’efface qu’on le fait durer.',
    },
    {
      text: 'De quoi une habitude a-t-elle besoin ?',
      options: [
        'D’un signal, d’un petit pas et d’une récompense',
        'De volonté seulement',
        'D’un premier jour parfait',
      ],
      why: 'Le signal lance, le petit pas est faisable, la récompense fait revenir.',
    },
  ],
  'UI/UX': [
    {
      text: 'Où placer le message d’une erreur ?',
      options: [
        'Près du champ qui l’a causée',
        'En haut de la page seulement',
        'Dans le titre de la fenêtre',
      ],
      why: 'Ainsi, personne ne cherche ce qu’il faut corriger.',
    },
    {
      text: 'Que doit dire un message d’échec ?',
      options: [
        'Ce qui s’est passé, ce qui est sauf, quoi faire',
        'Le numéro de l’erreur',
        'Que c’est votre faute',
      ],
      why: 'On veut savoir où l’on en est et comment continuer.',
    },
  ],
  Art: [
    {
      text: 'Que fixe-t-on avant le premier trait ?',
      options: ['D’où vient la lumière', 'Où signer', 'Quelle gomme prendre'],
      why: 'Toutes les ombres de l’image en découlent.',
    },
    {
      text: 'Que pose-t-on en premier ?',
      options: ['Les grandes masses', 'Les cils', 'Le cadre'],
      why: 'Les détails ne tiennent que sur des formes déjà posées.',
    },
  ],
}
