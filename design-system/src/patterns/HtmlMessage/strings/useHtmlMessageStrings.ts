import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const strings = { en, fr, ar }

/** What a mail says of itself, in the language around. */
export const useHtmlMessageStrings = () => useStrings(strings)
