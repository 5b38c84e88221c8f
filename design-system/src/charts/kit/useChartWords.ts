import { useOwnWords } from '../../locale/useOwnWords.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const words = { ar, en, fr }

/** What charts say of themselves, in the language around; it loads with the first chart. */
export const useChartWords = () => useOwnWords(words)
