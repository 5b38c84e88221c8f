import { ar } from './forms/ar.ts'
import { en } from './forms/en.ts'
import { fr } from './forms/fr.ts'
import { useStrings } from './useStrings.ts'

const strings = { ar, en, fr }

/** The library's words for forms in the language around; they load with the first form, not with the first page. */
export const useFormStrings = () => useStrings(strings)
