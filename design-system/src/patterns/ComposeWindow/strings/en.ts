/** What a compose window says in English. */
export const en = {
  minimize: 'Minimise',
  restore: 'Open again',
  maximize: 'Fill the window',
  smaller: 'Back to the corner',
  close: 'Close',
  windows: 'Messages being written',
}

/** The shape that every language fills. */
export type ComposeStrings = typeof en
