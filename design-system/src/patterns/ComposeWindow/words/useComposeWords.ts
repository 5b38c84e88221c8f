import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr, ar }

/** What a compose window says, in the language around. */
export const useComposeWords = () => useOwnWords(words)
