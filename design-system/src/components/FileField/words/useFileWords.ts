import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr, ar }

/** What the rooms that take files say, in the language around. */
export const useFileWords = () => useOwnWords(words)
