import { documentPreferences } from './preference-options.ts'

type DocumentPreference = (typeof documentPreferences)[number]

/** What each preference may be, by the name of its cookie. */
export interface Preferences extends DocumentPreferences {
  'navbar-type': 'sticky' | 'static' | 'hidden'
  'navbar-blur': boolean
  'horizontal-nav-type': 'sticky' | 'static' | 'hidden'
  /** The distance of the horizontal navigation's popovers, in pixels. */
  'horizontal-nav-offset': number
  'footer-type': 'static' | 'sticky' | 'hidden'
  /** The primary colour as #rrggbb; null for the product's own. */
  primary: string | null
  /** The digits of numbers and dates: those of the language, or always these. */
  digits: 'language' | 'latin' | 'arabic'
  /** In percent of the browser's own size. */
  'text-size': number
  /** Whether a letter alone, without Ctrl or Cmd, is a shortcut. */
  'single-key-shortcuts': boolean
}
type DocumentPreferences = { [P in DocumentPreference as P['name']]: P['values'][number] }
/** A preference's name, as in its cookie. */
export type PreferenceName = keyof Preferences

type Read = (stored: unknown) => unknown
/** The first is the default. */
const oneOf =
  (values: readonly unknown[]): Read =>
  (stored) =>
    values.includes(stored) ? stored : values[0]
const between =
  (min: number, max: number, usual: number): Read =>
  (stored) =>
    typeof stored === 'number' && stored >= min && stored <= max ? stored : usual

/** Parses stored values; anything invalid counts as the default. */
export const readers = {
  ...(Object.fromEntries(documentPreferences.map(({ name, values }) => [name, oneOf(values)])) as Record<
    DocumentPreference['name'],
    Read
  >),
  'navbar-type': oneOf(['sticky', 'static', 'hidden']),
  'navbar-blur': oneOf([true, false]),
  'horizontal-nav-type': oneOf(['sticky', 'static', 'hidden']),
  'horizontal-nav-offset': between(0, 24, 4),
  'footer-type': oneOf(['static', 'sticky', 'hidden']),
  primary: (stored) => (typeof stored === 'string' && /^#[0-9a-f]{6}$/i.test(stored) ? stored : null),
  digits: oneOf(['language', 'latin', 'arabic']),
  'text-size': between(80, 150, 100),
  'single-key-shortcuts': oneOf([true, false]),
} satisfies Record<PreferenceName, Read>

export const preferenceNames = Object.keys(readers) as PreferenceName[]

/** The stored value if it is valid, otherwise the default. */
export const readAs = <Name extends PreferenceName>(name: Name, stored: unknown) =>
  readers[name](stored) as Preferences[Name]

/** The value until a person chooses one. */
export const defaultOf = <Name extends PreferenceName>(name: Name) => readAs(name, undefined)
