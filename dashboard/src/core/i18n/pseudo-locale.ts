/** A part of a compiled message: words, an argument, or a choice between parts. */
interface Part {
  type: number
  value?: unknown
  options?: Record<string, { value: Part[] }>
  children?: Part[]
}

const LITERAL = 0
const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz'
const accented = 'ÅåƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöƤƥŔŕŠšŢţÛûṼṽŴŵÝýŽž'
const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)]!)

/** The mark that makes letters run from right to left, and its end. */
const [override, end] = ['\u202E', '\u202C']

/** Two fifths more of a text, in words, so that it wraps where longer languages would. */
const filling = (length: number) => {
  const words = ' öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ'
  return words.repeat(Math.ceil((length * 0.4) / words.length)).slice(0, Math.ceil(length * 0.4))
}

function pseudoText(text: string, isMirrored: boolean) {
  if (text.trim() === '') return text
  const long = `[${accent(text)}${filling(text.length)}]`
  return isMirrored ? override + long + end : long
}

function pseudoPart(part: Part, isMirrored: boolean): Part {
  if (part.type === LITERAL) return { ...part, value: pseudoText(String(part.value), isMirrored) }
  const inner = (parts: Part[]) => parts.map((each) => pseudoPart(each, isMirrored))
  return {
    ...part,
    ...(part.options && {
      options: Object.fromEntries(
        Object.entries(part.options).map(([name, option]) => [
          name,
          { ...option, value: inner(option.value) },
        ]),
      ),
    }),
    ...(part.children && { children: inner(part.children) }),
  }
}

function pseudoMessage(word: unknown, isMirrored: boolean): unknown {
  if (typeof word === 'string') return pseudoText(word, isMirrored)
  if (Array.isArray(word)) return word.map((part: Part) => pseudoPart(part, isMirrored))
  if (typeof word === 'function')
    return (...values: unknown[]) => pseudoText(String(word(...values)), isMirrored)
  return word
}

/** Each of some words, compiled messages or functions that say something, with accents and two fifths longer. */
export const toPseudoLocale = <Words extends object>(words: Words, isMirrored: boolean) =>
  Object.fromEntries(
    Object.entries(words).map(([name, word]) => [name, pseudoMessage(word, isMirrored)]),
  ) as Words
