/** A text as it is looked for: without what people leave out when they type. */
export interface Folded {
  /** Its letters and digits, words parted by one space. */
  readonly letters: string
  /** Where each letter stands in the text as it was given. */
  readonly places: readonly number[]
  /** Whether a word, or a part of one, begins at a letter. */
  readonly begins: readonly boolean[]
}

const silent = /[\p{M}\u0640\u0621'’\u200b-\u200f\u2060-\u206f]/gu
const isLetter = /[\p{L}\p{N}]/u
/** A word goes on after these, and can be looked for from here too. */
const isJoint = /[-\u2010\u2011_'’]/
/** Letters that Unicode does not take apart, and forms that Arabic writers swap. */
const spelt: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
/** The Arabic article, before a word of at least two letters. */
export const article = /^ال(?=\S{2})/

const asDigit = (character: string) => {
  const code = character.charCodeAt(0)
  const zero = [0x660, 0x6f0].find((first) => code >= first && code < first + 10)
  return zero === undefined ? character : String(code - zero)
}

/** One character without case, accents and vowel signs; '' where nothing is left. */
const foldCharacter = (character: string) =>
  Array.from(character.normalize('NFKD').toLowerCase().replaceAll(silent, ''))
    .map((part) => spelt[part] ?? asDigit(part))
    .join('')

/** Makes a text what it is looked for by: whatever its case, its accents, its form of the alif, its digits. */
export function fold(text: string): Folded {
  let letters = ''
  const places: number[] = []
  const begins: boolean[] = []
  let place = 0
  let isNewWord = true
  for (const character of text) {
    for (const letter of foldCharacter(character)) {
      if (!isLetter.test(letter)) {
        isNewWord = true
        continue
      }
      const isParted = isNewWord && letters !== '' && !isJoint.test(text[place - 1] ?? '')
      if (isParted) {
        letters += ' '
        places.push(place - 1)
        begins.push(false)
      }
      letters += letter
      // A rare letter takes two places.
      for (let unit = 0; unit < letter.length; unit++) {
        places.push(place)
        begins.push(isNewWord)
        isNewWord = false
      }
    }
    // An apostrophe leaves no letter behind, yet a word begins after it.
    if (isJoint.test(character)) isNewWord = true
    place += character.length
  }
  markArticles(letters, begins)
  return { letters, places, begins }
}

/** The word after the Arabic article is looked for without it. */
function markArticles(letters: string, begins: boolean[]) {
  for (let at = 0; at < letters.length; at++)
    if (begins[at] && article.test(letters.slice(at).split(' ', 1)[0]!)) begins[at + 2] = true
}
