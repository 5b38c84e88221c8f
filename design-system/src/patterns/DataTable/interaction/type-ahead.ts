import { fold } from '../client/fold.ts'

/** The longest time between two letters of one search, in ms. */
const patience = 800

/** Finds rows by the first letters of their names, while a person types. */
export function createTypeAhead() {
  let typed = ''
  let at = -Infinity
  return {
    /** Whether a search is in progress, so that a space belongs to it. */
    isTyping: (now: number) => now - at < patience,
    /** The index of the next row whose name begins with the typed text; -1 for none. */
    find(letter: string, now: number, count: number, nameOf: (index: number) => string, from: number) {
      const before = now - at < patience ? typed : ''
      // The same letter again goes to the next row that begins with it.
      const isAgain = before !== '' && before.replaceAll(fold(letter), '') === ''
      const sought = isAgain ? fold(letter) : before + fold(letter)
      const start = before === '' || isAgain ? from + 1 : Math.max(from, 0)
      for (let step = 0; step < count; step++) {
        const index = (start + step) % count
        if (!fold(nameOf(index).slice(0, sought.length + 4)).startsWith(sought)) continue
        typed = isAgain ? before + sought : sought
        at = now
        return index
      }
      return -1
    },
  }
}
