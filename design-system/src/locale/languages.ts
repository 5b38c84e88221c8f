import { en, type Messages } from './messages/en.ts'

/** The library's own words in one language. */
export type LibraryWords = Messages

/** The languages that the library speaks itself. */
export const languages = ['en', 'fr', 'ar'] as const
export type Language = (typeof languages)[number]

/** The locale whose formats go with each language. */
export const formatLocales: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', ar: 'ar-AE' }

/** Any language as a BCP 47 tag; editors offer those that the library speaks itself. */
export type LanguageTag = Language | (string & {})

/** The locale with the Gregorian calendar, which not every locale has: days are given and told as ISO 8601 counts. */
const gregorian = (locale: string) =>
  new Intl.DateTimeFormat(locale).resolvedOptions().calendar === 'gregory'
    ? locale
    : String(new Intl.Locale(locale, { calendar: 'gregory' }))

/** The locale whose formats a language has: its own, where it is more than one of ours. */
export const formatsOf = (language: LanguageTag): string =>
  languages.some((own) => own === language) ? formatLocales[language as Language] : gregorian(language)

export type Direction = 'ltr' | 'rtl'

async function load(language: Language): Promise<LibraryWords> {
  if (language === 'fr') return (await import('./messages/fr.ts')).fr
  if (language === 'ar') return (await import('./messages/ar.ts')).ar
  return en
}

const loading: Partial<Record<Language, Promise<LibraryWords>>> = {}

/**
 * Loads the library's own words in a language; English is always there. The promise of a language is the same each
 * time, so that React's `use` can read it.
 */
export function loadMessages(language: Language): Promise<LibraryWords> {
  loading[language] ??= load(language).catch((reason: unknown) => {
    delete loading[language]
    throw reason
  })
  return loading[language]
}
