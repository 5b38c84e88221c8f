import { useStrings } from '../../locale/useStrings.ts'
import { ar } from './strings/ar.ts'
import { en } from './strings/en.ts'
import { fr } from './strings/fr.ts'

const strings = { ar, en, fr }

/** What charts say of themselves, in the language around; it loads with the first chart. */
export const useChartStrings = () => useStrings(strings)
