import { count } from '../../../../locale/count.ts'
import type { InteractionStrings } from './en.ts'

/** The texts of editing and copying cells, in French. */
export const fr: InteractionStrings = {
  edit: (what) => `Modifier : ${what}`,
  noNumber: 'Saisissez un nombre.',
  atLeast: (least) => `Au moins ${least}.`,
  atMost: (most) => `Au plus ${most}.`,
  notSaved: 'Non enregistré. L’ancienne valeur est rétablie.',
  copiedRows: (rows) => count('fr-FR', rows, { one: '# ligne copiée', other: '# lignes copiées' }),
}
