import { useStrings } from '../../locale/useStrings.ts'

const en = { move: 'Move', open: 'Open', close: 'Close' }
const fr: typeof en = { move: 'Parcourir', open: 'Ouvrir', close: 'Fermer' }
const ar: typeof en = { move: 'تنقّل', open: 'فتح', close: 'إغلاق' }

/** What the keys below the results do. */
export const useInstantSearchStrings = () => useStrings({ en, fr, ar })
