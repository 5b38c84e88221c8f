import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr, ar }

/** What a list of mails says, in the language around. */
export const useMailListWords = () => useOwnWords(words)
