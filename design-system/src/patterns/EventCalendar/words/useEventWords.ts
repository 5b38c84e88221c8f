import { useLocale } from 'react-aria-components/I18nProvider'
import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const allWords = { en, fr, ar }

/** The words of the calendar in the language around, and how dates are written in it. */
export function useEventWords() {
  const { locale } = useLocale()
  return { words: useOwnWords(allWords), locale }
}
