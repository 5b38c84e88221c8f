import { count } from '../../../../locale/count.ts'

/** What the groups, the details and the end of a table say in English. */
export const en = {
  details: (name: string) => `Details of ${name}`,
  group: (name: string, rows: string) => `${name || 'Without a value'}: ${rows}`,
  none: 'Without a value',
  rows: (rows: number) => count('en-US', rows, { one: '# row', other: '# rows' }),
  loadingMore: 'Loading more…',
  end: (rows: number) => count('en-US', rows, { one: 'That is all: # row', other: 'That is all: # rows' }),
  failed: 'More could not be loaded.',
}
export type ShapeStrings = typeof en
