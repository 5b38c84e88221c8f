import type { LibraryWords } from '@data1522/design-system/locale'

/** The library's own words that this app shows; those that are missing are English. */
export const german: Partial<LibraryWords> = {
  close: 'Schließen',
  clear: 'Leeren',
}
