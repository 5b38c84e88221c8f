import { useStrings } from '../../../locale/useStrings.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'

const strings = { en, fr, ar }

export const useGroupingStrings = () => useStrings(strings)
