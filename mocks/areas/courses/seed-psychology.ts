import type { CourseText } from './seed-text.ts'
import { tutors } from './seed-tutors.ts'

/** The courses about psychology. */
export const psychologyCourses: readonly CourseText[] = [
  {
    title: 'Habits, gently',
    desc: 'How routines form, why they break, and how to change one without heroic willpower.',
    about: 'Four weeks, one habit, and a good deal of patience with yourself.',
    tutor: tutors.idris,
    level: 'Beginner',
    language: 'English',
    story: [
      'You pick one small thing you would like to do more often and keep a diary of three lines a day. The lessons explain what you will probably see in it.',
      'This is a course and no therapy; if you are struggling, please talk to someone near you.',
    ],
    gains: ['Find the cue behind a routine', 'Make a change small enough', 'Recover from a missed day'],
    outline: {
      'What a habit is': ['Cue, routine, reward', 'The three-line diary', 'Choosing one thing'],
      'Changing one': ['Smaller than that', 'Arranging the room', 'Company'],
      'When it breaks': ['The missed day', 'Holidays', 'Knowing when to let go'],
    },
  },
  {
    title: 'How we decide: biases and better questions',
    desc: 'Meet the shortcuts of the mind, and the questions that keep them in check.',
    about: 'A tour of judgement under uncertainty, with a pack of cards and many small experiments.',
    tutor: tutors.idris,
    level: 'Intermediate',
    language: 'English',
    story: [
      'Each lesson begins with an experiment that you take part in before you know what it tests. Most of us fall for most of them, which is the point.',
    ],
    gains: [
      'Recognise eight common biases in daily life',
      'Estimate with ranges instead of points',
      'Hold a meeting in which people change their minds',
    ],
    outline: {
      Shortcuts: ['Anchors', 'What comes to mind', 'The story that fits too well', 'Sunk costs'],
      Numbers: ['Base rates', 'Ranges', 'Small samples'],
      Groups: ['Speaking last', 'The pre-mortem', 'Writing before talking'],
    },
  },
  {
    title: 'Attention in a noisy world',
    desc: 'What attention can and cannot do, and how to design days and products that respect it.',
    about: 'For those who make things that ask for attention, and those who have too little left.',
    tutor: tutors.idris,
    level: 'Intermediate',
    language: 'English',
    story: [
      'We look at classic experiments on selective attention and repeat three of them at home. Then we go through a phone’s notifications and ask of each whether it was worth the interruption.',
      'The second half is for people who build products: how to be useful without being loud.',
    ],
    gains: [
      'Tell focus from mere effort',
      'Plan a day around your best hours',
      'Design notifications that people keep',
    ],
    outline: {
      'What attention is': ['The spotlight', 'Switching', 'Mind wandering'],
      'A day of your own': ['Your best hours', 'Breaks that work', 'The quiet phone'],
      'Products with manners': ['Worth an interruption?', 'Batching', 'Letting people go'],
    },
  },
  {
    title: 'La psychologie de la motivation au travail',
    desc: 'Autonomie, progrès, lien : ce qui donne envie de se lever le lundi.',
    about: 'Un parcours court pour responsables d’équipe et pour qui veut comprendre la sienne.',
    tutor: tutors.idris,
    level: 'Advanced',
    language: 'French',
    story: [
      'À partir de situations vécues, on démêle ce qui motive durablement de ce qui ne fait que presser. Chaque module propose un petit essai à mener dans son équipe.',
    ],
    gains: ['Distinguer envie et pression', 'Donner un retour qui aide', 'Repérer les signes de lassitude'],
    outline: {
      Comprendre: ['Trois besoins', 'Récompenses et effets pervers', 'Le progrès visible'],
      Agir: ['Confier vraiment', 'Le retour qui aide', 'La réunion du lundi'],
      Durer: ['Lassitude', 'Changer de rôle', 'Bilan'],
    },
  },
]
