import type { Script } from './seed-script.ts'

/** What is said in the lectures, in English. */
export const english: Script = {
  chapters: {
    welcome: 'Welcome',
    idea: 'The idea',
    example: 'An example',
    practice: 'Your turn',
    recap: 'In short',
  },
  general: {
    welcome: [
      'Welcome. This lecture is about “{title}”.',
      'Have paper at hand, and pause whenever you like.',
      'We begin with the idea, then look at an example together.',
    ],
    practice: [
      'Now it is your turn: stop here and try it for two minutes.',
      'Do it badly first; the second attempt teaches more.',
      'Compare yours with mine, and name one thing that differs.',
      'Write down one question to bring along.',
    ],
    recap: [
      'To sum up: one idea, one example, one thing to practise.',
      'Your notes keep the moment, so you can always come back to it.',
      'See you in the next lecture.',
    ],
  },
  ofTag: {
    Web: {
      idea: [
        'Start from what the page says, then decide how it looks.',
        'The browser already does half of the work if you let it.',
        'Name things by what they mean, not by where they stand.',
        'Every layer has to work before the next one is added.',
      ],
      example: [
        'Here is the same page with and without its style.',
        'Look at the outline on the side: headings, in their order.',
        'Now we make the window narrow, and nothing breaks.',
        'Listen to it with a screen reader: that is the test.',
      ],
    },
    Design: {
      idea: [
        'Hue changes the mood; lightness makes a label readable.',
        'Space tells what belongs together before any line does.',
        'One thing may be loud, and all the rest stays calm.',
        'A system is a small set of decisions that you keep.',
      ],
      example: [
        'Squint once. What you still read is lightness, not hue.',
        'Take these two blues: they are ten steps apart.',
        'Now thirty. The same word, and it simply stands there.',
        'Move the heading up by eight, and the page breathes.',
      ],
    },
    Psychology: {
      idea: [
        'Memory keeps what we use, not what we have merely read.',
        'Attention is a torch: it lights one place at a time.',
        'What we expect shapes what we see.',
        'A habit needs a cue, a small step and a reward.',
      ],
      example: [
        'Look at the two lists: the second is easier to recall.',
        'Notice how the question has already changed the answer.',
        'Count the letters, and you will have missed the tune.',
        'Wait a day before you repeat it: that is what makes it last.',
      ],
    },
    'UI/UX': {
      idea: [
        'People do not read screens; they look for a way on.',
        'Say what happened, what is safe, and what to do next.',
        'A good default answers the question for most people.',
        'Watch five people before you polish anything.',
      ],
      example: [
        'Watch where her thumb goes first on this phone.',
        'The button moved, and she pressed what was there before.',
        'Here the error stands beside the field that caused it.',
        'With the label above, nobody has to guess.',
      ],
    },
    Art: {
      idea: [
        'Draw what you see, not what you know is there.',
        'Light has a direction: settle it before the first stroke.',
        'Three values are enough to hold a picture together.',
        'Leave some edges soft, and the eye will finish them.',
      ],
      example: [
        'Block in the large shapes first, with the side of the charcoal.',
        'The shadow is cool here because the lamp is warm.',
        'Step back three paces, and look again.',
        'One dark accent, and the vase stands on the table.',
      ],
    },
  },
}
