import { count } from '../../../../locale/count.ts'

/** The texts of editing and copying cells, in English. */
export const en = {
  edit: (what: string) => `Edit: ${what}`,
  noNumber: 'Write a number.',
  atLeast: (least: string) => `At least ${least}.`,
  atMost: (most: string) => `At most ${most}.`,
  notSaved: 'Not saved. The old value is back.',
  copiedRows: (rows: number) => count('en-US', rows, { one: '# row copied', other: '# rows copied' }),
}
export type InteractionStrings = typeof en
