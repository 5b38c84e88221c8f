/** What the arranging of a table's columns says in English. */
export const en = {
  show: (column: string) => `Show ${column}`,
  optionsOf: (column: string) => `Options of ${column}`,
  held: 'Stays in sight',
  free: 'Scrolls with the others',
  atStart: 'Stays at the start',
  atEnd: 'Stays at the end',
  width: 'Width',
  wider: 'Wider',
  narrower: 'Narrower',
  fit: 'Fit to content',
  usual: 'Usual width',
  reset: 'Reset columns',
}
export type TableStrings = typeof en
