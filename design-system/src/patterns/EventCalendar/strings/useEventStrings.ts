import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const allWords = { en, fr, ar }

/** The words of the calendar in the language around, and how dates are written in it. */
export function useEventStrings() {
  const { locale } = useLocale()
  return { strings: useStrings(allWords), locale }
}
