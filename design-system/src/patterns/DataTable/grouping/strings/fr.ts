import { count } from '../../../../locale/count.ts'
import type { ShapeStrings } from './en.ts'

/** What the groups, the details and the end of a table say in French. */
export const fr: ShapeStrings = {
  details: (name) => `Détails de ${name}`,
  group: (name, rows) => `${name || 'Sans valeur'} : ${rows}`,
  none: 'Sans valeur',
  rows: (rows) => count('fr-FR', rows, { one: '# ligne', other: '# lignes' }),
  loadingMore: 'Chargement de la suite…',
  end: (rows) => count('fr-FR', rows, { one: 'C’est tout : # ligne', other: 'C’est tout : # lignes' }),
  failed: 'La suite n’a pas pu être chargée.',
}
