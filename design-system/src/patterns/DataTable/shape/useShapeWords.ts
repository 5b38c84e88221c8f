import { useOwnWords } from '../../../locale/useOwnWords.ts'
import { ar } from './words/ar.ts'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

const words = { en, fr, ar }

export const useShapeWords = () => useOwnWords(words)
