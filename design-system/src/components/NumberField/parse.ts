const zeros = [0x660, 0x6f0, 0x966]
const longest = 100

/** Digits of any of our scripts as those of ASCII. */
const latin = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (zeros.findLast((zero) => zero <= code) ?? 0))
  })

/** Which of the separators in a text is the decimal one, if any. */
function decimalOf(text: string, group: string): string | undefined {
  const found = [...text.matchAll(/[.,]/g)].map(([sign]) => sign)
  const last = found.at(-1)
  if (!last) return undefined
  if (new Set(found).size > 1) return found.indexOf(last) === found.length - 1 ? last : undefined
  if (found.length > 1) return undefined
  const isWholeGroup = /[.,]\d{3}(?!\d)/.test(text) && /^\D*[1-9]\d{0,2}[.,]/.test(text)
  return isWholeGroup && last === group ? undefined : last
}

/**
 * The number in a text that was written somewhere else: with a currency or a unit, in the digits and separators of
 * whichever country. Null if there is none, or more than one.
 */
export function numberIn(pasted: string, locale: string): number | null {
  const text = latin(pasted.length > longest ? pasted.slice(0, longest + 1).trim() : pasted)
    .replaceAll('٫', ',')
    .replaceAll(/[\s\u00a0\u202f'’٬\u200e\u200f\u061c]/g, '')
  if (text.length > longest) return null
  const numbers = text.match(/\d[\d.,]*|[.,]\d+/g)
  const [number] = numbers ?? []
  if (!number || numbers?.length !== 1) return null
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6)
  const decimal = decimalOf(number, parts.find(({ type }) => type === 'group')?.value ?? '')
  const plain = number.replaceAll(/[.,]/g, (sign) => (sign === decimal ? '.' : ''))
  const before = text.slice(0, text.indexOf(number))
  const isNegative = /[-−–]/.test(before) || /^\(.*\)$/.test(text)
  const value = Number(plain)
  return Number.isFinite(value) ? (isNegative ? -value : value) : null
}
