import { ar } from './forms/ar.ts'
import { en } from './forms/en.ts'
import { fr } from './forms/fr.ts'
import { useOwnWords } from './useOwnWords.ts'

const words = { ar, en, fr }

/** The library's words for forms in the language around; they load with the first form, not with the first page. */
export const useFormWords = () => useOwnWords(words)
