import type { TagQuestions } from './questions.ts'

/** The questions on the subjects of the courses, in English; the first option of each is right. */
export const englishQuestions: TagQuestions = {
  outline: {
    text: 'Which of these lectures belongs to “{section}”?',
    why: 'It stands in the list of “{section}”.',
  },
  Web: [
    {
      text: 'What should an element be chosen by?',
      options: ['By what its content means', 'By how it looks at first', 'By how short its name is'],
      why: 'The look can change later; the meaning is what browsers and screen readers work with.',
    },
    {
      text: 'What shows best that a page is in order?',
      options: [
        'Listening to it with a screen reader',
        'Opening it on a large monitor',
        'Counting its files',
      ],
      why: 'What is missing in the structure is missed at once when the page is only heard.',
    },
  ],
  Design: [
    {
      text: 'What makes a label readable on a coloured ground?',
      options: ['A distance in lightness', 'A distance in hue', 'A thin outline'],
      why: 'Hue changes the mood; only lightness sets the letters apart.',
    },
    {
      text: 'What first tells which things belong together?',
      options: ['The space between them', 'A frame around them', 'A common colour'],
      why: 'Nearness is seen before lines and colours are.',
    },
  ],
  Psychology: [
    {
      text: 'When is the best time to repeat what you have learnt?',
      options: ['After a day', 'At once, ten times', 'Only before an exam'],
      why: 'Recalling what has begun to fade is what makes it last.',
    },
    {
      text: 'What does a habit need?',
      options: ['A cue, a small step and a reward', 'A strong will alone', 'A perfect first day'],
      why: 'The cue starts it, the small step is feasible, the reward brings it back.',
    },
  ],
  'UI/UX': [
    {
      text: 'Where should the message about an error stand?',
      options: ['Beside the field that caused it', 'At the top of the page alone', 'In the window’s title'],
      why: 'There, nobody has to look for what to mend.',
    },
    {
      text: 'What should a message of failure say?',
      options: [
        'What happened, what is safe, what to do next',
        'The number of the error',
        'That it is the user’s fault',
      ],
      why: 'People want to know where they stand and how to go on.',
    },
  ],
  Art: [
    {
      text: 'What do you settle before the first stroke?',
      options: ['Where the light comes from', 'Where to sign', 'Which eraser to use'],
      why: 'Every shadow of the picture follows from it.',
    },
    {
      text: 'What is blocked in first?',
      options: ['The large shapes', 'The eyelashes', 'The frame'],
      why: 'Details only hold on shapes that already stand.',
    },
  ],
}
