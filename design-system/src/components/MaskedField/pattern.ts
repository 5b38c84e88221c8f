/** What may stand where a sign of a pattern stands; every other sign stands for itself. */
const tokens: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[A-Z]/, '*': /[A-Z\d]/ }

/** A pattern as maskito reads it. */
export const toMask = (pattern: string): (RegExp | string)[] =>
  Array.from(pattern).map((sign) => tokens[sign] ?? sign)

/** The text in the pattern, as far as it goes: what does not fit is left out, separators are put in. */
export function fill(pattern: string, text: string): string {
  let filled = ''
  let waiting = ''
  let at = 0
  for (const sign of pattern) {
    const token = tokens[sign]
    if (token) {
      while (at < text.length && !token.test(text[at]!)) at++
      if (at === text.length) return filled
      filled += waiting + text[at++]!
      waiting = ''
    } else waiting += sign
  }
  return filled + waiting
}

/** What a person wrote into the pattern, without the signs that were there already. */
export const written = (pattern: string, shown: string): string =>
  Array.from(shown)
    .filter((_, at) => tokens[pattern[at] ?? ''])
    .join('')
