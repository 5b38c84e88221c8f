const codesOf = (type: 'region' | 'language', codes: readonly string[]) => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' })
  return new Map(codes.map((code) => [names.of(code)?.toLowerCase(), code] as const))
}
const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const pairs = letters.flatMap((one) => letters.map((other) => one + other))
let regions: Map<string | undefined, string> | undefined
let languages: Map<string | undefined, string> | undefined

/** The code of a country that data calls by its English name, such as `BR` of Brazil. */
export function regionOf(englishName: string): string | undefined {
  regions ??= codesOf(
    'region',
    pairs.map((pair) => pair.toUpperCase()),
  )
  return regions.get(englishName.trim().toLowerCase())
}

/** The code of a language that data calls by its English name, such as `fr` of French. */
export function languageOf(englishName: string): string | undefined {
  languages ??= codesOf('language', pairs)
  return languages.get(englishName.trim().toLowerCase())
}
