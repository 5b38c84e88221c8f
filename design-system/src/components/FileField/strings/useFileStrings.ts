import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'

const strings = { en, fr, ar }

/** What the rooms that take files say, in the language around. */
export const useFileStrings = () => useStrings(strings)
