import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const allWords = { en, fr, ar }

/**
 * The words of date fields in the language around. They stand apart from the library's other words because those
 * come with every page's first load, and a page without dates should not pay for these.
 */
export function useDateStrings() {
  const { locale } = useLocale()
  return { strings: useStrings(allWords), locale }
}
