import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const strings = { en, fr, ar }

/** What the editor says, in the language around; it loads with the editor and not with every form. */
export const useRichTextStrings = () => useStrings(strings)
