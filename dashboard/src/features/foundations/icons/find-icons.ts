import type { CatalogueIcon, IconCategory } from './catalogue.ts'

/** Words without case, accents, and the marks by which Arabic writes one letter in several ways. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('œ', 'oe')
    .replaceAll('’', "'")
    .toLowerCase()

/** All words that an icon is found by; they are told apart once, not with each letter that is typed. */
const calls = new WeakMap<CatalogueIcon, readonly string[]>()
function callsOf(icon: CatalogueIcon) {
  const known = calls.get(icon)
  if (known) return known
  const { id, words } = icon
  const all = folded([id, ...words.en, ...words.fr, ...words.ar].join(' ')).split(/[\s'-]+/)
  calls.set(icon, all)
  return all
}

/** How well a word fits an icon: its name first, then how what it is called begins; 0 where it does not. */
function fitOf(word: string, icon: CatalogueIcon) {
  const { id } = icon
  if (id === word) return 4
  if (id.startsWith(word)) return 3
  const called = callsOf(icon)
  if (called.some((one) => one.startsWith(word))) return 2
  return called.some((one) => one.includes(word)) || id.includes(word) ? 1 : 0
}

/** The icons that every word fits, the best first. */
export function findIcons(icons: readonly CatalogueIcon[], query: string): readonly CatalogueIcon[] {
  const words = folded(query)
    .split(/[\s,،']+/)
    // An article before a noun finds nothing that the noun does not.
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter(Boolean)
  return icons
    .map((icon) => ({ icon, fits: words.map((word) => fitOf(word, icon)) }))
    .filter(({ fits }) => fits.every(Boolean))
    .toSorted((one, other) => sum(other.fits) - sum(one.fits))
    .map(({ icon }) => icon)
}

/** Those of a category, or all. */
export const inCategory = (icons: readonly CatalogueIcon[], category: IconCategory | null) =>
  category ? icons.filter((icon) => icon.category === category) : icons

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** A few icons that are called alike. */
export function iconsLike(
  { id, words, category }: CatalogueIcon,
  icons: readonly CatalogueIcon[],
): readonly CatalogueIcon[] {
  const own = new Set([...words.en, ...id.split('-')])
  return icons
    .filter((other) => other.id !== id)
    .map((other) => ({
      other,
      near:
        [...other.words.en, ...other.id.split('-')].filter((word) => own.has(word)).length * 2 +
        (other.category === category ? 1 : 0),
    }))
    .toSorted((one, another) => another.near - one.near)
    .slice(0, 6)
    .map(({ other }) => other)
}
