import { count } from '../count.ts'

const locale = 'en-US'

/** The words of forms, which load with the first form that needs them. */
export const en = {
  allSteps: 'All steps',
  back: 'Back',
  cancelLeave: 'Keep editing',
  change: (part: string) => `Change ${part}`,
  changedElsewhere: (answers: number) =>
    count(locale, answers, {
      one: 'Someone else changed a field you are editing',
      other: 'Someone else changed # fields you are editing',
    }),
  chipDuplicate: (name: string) => `“${name}” is already there.`,
  chipMarked: (name: string) => `${name}: press Backspace again to remove it`,
  chipRemoved: (name: string) => `${name} removed`,
  chipTooLong: (letters: number) =>
    count(locale, letters, { one: 'At most # character each.', other: 'At most # characters each.' }),
  chipTooMany: (entries: number) =>
    count(locale, entries, { one: 'At most # entry.', other: 'At most # entries.' }),
  createNew: (name: string) => `Create “${name}”`,
  discard: 'Discard',
  draft: (when: string) => `You left this form unsent ${when}. What you had typed is kept on this device.`,
  draftDiscard: 'Start afresh',
  draftRestore: 'Restore',
  draftTitle: 'Pick up where you left off?',
  failed: 'That did not work. Nothing you typed is lost; try again.',
  goToPart: (part: string) => `Go to “${part}”`,
  invalid: 'This does not look right.',
  invalidDate: 'Enter a date that exists.',
  invalidEmail: 'Write the address like name@example.com.',
  invalidUrl: 'Write the address like https://example.com.',
  keepMine: 'Keep mine',
  leave: 'Discard what you changed?',
  leaveText: 'Your changes have not been saved.',
  loadFailed: 'Loading did not work',
  maximum: 'Maximum',
  fixLater: (answers: number, step: string) =>
    count(locale, answers, {
      one: `# field in “${step}” needs fixing. You can go on and fix it later.`,
      other: `# fields in “${step}” need fixing. You can go on and fix them later.`,
    }),
  minimum: 'Minimum',
  missing: 'Fill this in.',
  missingChoice: 'Choose one.',
  moveEntry: (name: string) => `Move ${name}`,
  movedEntry: (name: string, place: string, of: string) => `${name} is now ${place} of ${of}`,
  next: 'Next',
  nextStep: 'next step',
  no: 'No',
  notANumber: 'What you pasted is not a number.',
  notRated: 'Not rated',
  notSet: 'Not filled in',
  numberLowered: (most: string) => `Set to ${most}, the most it can be.`,
  numberRaised: (least: string) => `Set to ${least}, the least it can be.`,
  problems: (fields: number) => count(locale, fields, { one: 'Fix # field', other: 'Fix # fields' }),
  removeChip: (name: string) => `Remove ${name}`,
  results: (items: number) => count(locale, items, { one: '# result', other: '# results' }),
  saved: 'Saved',
  selectAll: 'Select all',
  showOptions: 'Show the choices',
  submit: 'Send',
  takeTheirs: 'Take theirs',
  theirs: (value: string) => `Theirs: ${value}`,
  toFix: (answers: number) => count(locale, answers, { one: '# field to fix', other: '# fields to fix' }),
  tooBig: (most: string) => `Enter ${most} or less.`,
  tooFewCharacters: (least: number) =>
    count(locale, least, { one: 'Use at least # character.', other: 'Use at least # characters.' }),
  tooFewItems: (least: number) =>
    count(locale, least, { one: 'Choose at least #.', other: 'Choose at least #.' }),
  tooManyCharacters: (most: number) =>
    count(locale, most, { one: 'Use # character at most.', other: 'Use # characters at most.' }),
  tooManyItems: (most: number) =>
    count(locale, most, { one: 'Choose # at most.', other: 'Choose # at most.' }),
  tooSmall: (least: string) => `Enter ${least} or more.`,
  yes: 'Yes',
  yours: (value: string) => `Yours: ${value}`,
}

export type FormStrings = typeof en
