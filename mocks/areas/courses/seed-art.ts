import type { CourseText } from './seed-text.ts'
import { tutors } from './seed-tutors.ts'

/** The courses about art. */
export const artCourses: readonly CourseText[] = [
  {
    title: 'Drawing what is there',
    desc: 'Twenty minutes a day with a pencil: edges, spaces, light and a great many cups.',
    about: 'A drawing course for people who say they cannot draw.',
    tutor: tutors.amandine,
    level: 'Beginner',
    language: 'English',
    story: [
      'Drawing is mostly looking. We start with a cup, because a cup does not move and nobody minds if it comes out crooked.',
      'Keep every sheet. In the last lesson you will lay them out in order, and that is the best lesson of all.',
    ],
    gains: ['See shapes instead of things', 'Measure with a pencil', 'Shade with three values'],
    outline: {
      'The cup': ['One line', 'The space around it', 'Ellipses', 'Ten cups'],
      'Light and shade': ['Three values', 'Edges lost and found', 'The white egg'],
      'Out of the house': ['A chair', 'A window', 'The view from it'],
      'Looking back': ['Laying out the sheets'],
    },
  },
  {
    title: 'Linocut at the kitchen table',
    desc: 'Carve, ink and print small editions without a press, or a mess.',
    about: 'Relief printing with simple tools: a bird, a map and a card for the new year.',
    tutor: tutors.amandine,
    level: 'Intermediate',
    language: 'English',
    story: [
      'A wooden spoon is your press. We carve three blocks of growing difficulty, and print the last one in two colours.',
      'Please read the lesson about safe hands before you open a tool.',
    ],
    gains: ['Transfer a drawing to the block', 'Carve safely and cleanly', 'Print an even edition of twelve'],
    outline: {
      'Tools and hands': ['Four gouges', 'Safe hands', 'Sharpening'],
      'The bird': ['From drawing to block', 'Carving light', 'The first proof'],
      'The map': ['Letters in reverse', 'Fine lines', 'Paper'],
      'The card': ['Two colours', 'Registration', 'Numbering an edition'],
    },
  },
  {
    title: 'Watercolour weather',
    desc: 'Fog, rain and one proper sunset: painting skies with few colours and much water.',
    about: 'Wet paper, quick decisions, and skies that are never the same twice.',
    tutor: tutors.lumi,
    level: 'Intermediate',
    language: 'English',
    story: [
      'We paint a week of weather, a sky a day, with five colours. You learn when to interfere and, more important, when to put the brush down.',
    ],
    gains: ['Judge how wet is wet', 'Mix greys that glow', 'Leave the paper alone in time'],
    outline: {
      'Water first': ['Paper and brushes', 'Flat and graded washes', 'How wet is wet'],
      'A week of weather': ['Fog', 'Drizzle', 'Wind', 'A storm far away', 'The proper sunset'],
      'Under the sky': ['Horizon', 'Far hills', 'A field in three strokes'],
    },
  },
]
