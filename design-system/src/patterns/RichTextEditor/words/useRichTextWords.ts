import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const words = { en, fr, ar }

/** What the editor says, in the language around; it loads with the editor and not with every form. */
export const useRichTextWords = () => useOwnWords(words)
