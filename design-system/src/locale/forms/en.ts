import { count } from '../count.ts'

const locale = 'en-US'

/** The words of forms, which load with the first form that needs them. */
export const en = {
  back: 'Back',
  cancelLeave: 'Keep editing',
  change: (part: string) => `Change ${part}`,
  discard: 'Discard',
  draft: (when: string) => `You left this form unsent ${when}. What you had typed is kept on this device.`,
  draftTitle: 'Pick up where you left off?',
  draftRestore: 'Restore',
  draftDiscard: 'Start afresh',
  failed: 'That did not work. Nothing you typed is lost; try again.',
  invalid: 'This does not look right.',
  invalidDate: 'Enter a date that exists.',
  invalidEmail: 'Write the address like name@example.com.',
  invalidUrl: 'Write the address like https://example.com.',
  invalidNumber: 'Enter a number.',
  leave: 'Discard what you changed?',
  leaveText: 'Your changes have not been saved.',
  missing: 'Fill this in.',
  missingChoice: 'Choose one.',
  next: 'Next',
  notSet: 'Not filled in',
  problems: (fields: number) =>
    count(locale, fields, { one: '# answer needs another look', other: '# answers need another look' }),
  saved: 'Saved',
  stepProblem: (step: string) => `${step} needs another look`,
  submit: 'Send',
  tooFewCharacters: (least: number) =>
    count(locale, least, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
  tooManyCharacters: (most: number) =>
    count(locale, most, { one: 'Use # character at most.', other: 'Use # characters at most.' }),
  tooFewItems: (least: number) =>
    count(locale, least, { one: 'Choose at least #.', other: 'Choose at least #.' }),
  tooManyItems: (most: number) =>
    count(locale, most, { one: 'Choose # at most.', other: 'Choose # at most.' }),
  tooSmall: (least: string) => `Enter ${least} or more.`,
  tooBig: (most: string) => `Enter ${most} or less.`,
}

export type FormWords = typeof en
