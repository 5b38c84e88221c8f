import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const strings = { en, fr, ar }

/** What a compose window says, in the language around. */
export const useComposeStrings = () => useStrings(strings)
