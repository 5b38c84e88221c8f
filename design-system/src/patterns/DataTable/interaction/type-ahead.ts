import { fold } from '../client/fold.ts'

/** Letters that follow each other within so long belong together, in ms. */
const patience = 800

/** Finds rows by what their names begin with, as one types. */
export function createTypeAhead() {
  let typed = ''
  let at = -Infinity
  return {
    /** Whether letters are under way, so that a space is one of them. */
    isTyping: (now: number) => now - at < patience,
    /** The place of the next row whose name begins with all that was typed; -1 for none. */
    find(letter: string, now: number, count: number, nameOf: (index: number) => string, from: number) {
      const before = now - at < patience ? typed : ''
      // The same letter again asks for the next one that begins with it.
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
