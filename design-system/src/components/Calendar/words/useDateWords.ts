import { useLocale } from 'react-aria-components/I18nProvider'
import { ar } from './ar.ts'
import { type DateWords, en } from './en.ts'
import { fr } from './fr.ts'

const languages: Record<string, DateWords> = { en, fr, ar }

/**
 * The words of date fields in the language around. They stand apart from the library's other words because those
 * come with every page's first load, and a page without dates should not pay for these.
 */
export function useDateWords() {
  const { locale } = useLocale()
  return { words: languages[locale.slice(0, 2)] ?? en, locale }
}
