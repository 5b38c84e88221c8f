const plain = /^[\n\u0020-\u007e]*$/
/** Beyond this, counting would be felt while one types. */
const longest = 10_000
let segmenter: Intl.Segmenter | undefined

/**
 * How many characters a text has as people count them: a flag or a letter with its marks is one. In a text longer
 * than anyone types, signs made of several parts count as their parts.
 */
export function graphemes(text: string): number {
  if (plain.test(text)) return text.length
  if (text.length > longest) return Array.from(text).length
  segmenter ??= new Intl.Segmenter()
  return Array.from(segmenter.segment(text)).length
}
