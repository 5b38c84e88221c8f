/** Characters with a place of their own in the order of a language, as a byte each; 0 for all others. */
export interface Alphabet {
  readonly weightOf: Uint8Array
  /** What a number begins with: it stands where its digits do, whatever its size. */
  readonly digit: number
}

const size = 0x700
const inRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
const plain = inRange(0x20, 0x7e).filter((character) => !/[1-9]/.test(character))
const others = [...inRange(0xc0, 0x24f), ...inRange(0x621, 0x63a), ...inRange(0x641, 0x64a)]

/**
 * Asks the language once for the order of the letters, signs and digits that most words are made of. Left out are those
 * that stand for two letters, or for none.
 */
export function alphabetOf(locale: string): Alphabet {
  const known = alphabets.get(locale) ?? ask(locale)
  alphabets.set(locale, known)
  return known
}

const alphabets = new Map<string, Alphabet>()

function ask(locale: string): Alphabet {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const isAlike = (character: string) => {
    const [base = ''] = character.normalize('NFD')
    return base === character ? /\p{Script=Arabic}/u.test(character) : compare(character, base) === 0
  }
  const characters = [...plain, ...others.filter(isAlike)]
    .filter((character) => compare(character, '') !== 0)
    .toSorted(compare)
  const weightOf = new Uint8Array(size)
  let weight = 0
  let last = ''
  for (const character of characters) {
    // One place for all cases and accents of a letter.
    if (weight === 0 || compare(last, character) !== 0) weight += 1
    weightOf[character.charCodeAt(0)] = weight
    last = character
  }
  const digit = weightOf['0'.charCodeAt(0)]!
  for (const character of '123456789') weightOf[character.charCodeAt(0)] = digit
  return { weightOf, digit }
}
