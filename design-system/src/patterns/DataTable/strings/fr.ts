import type { TableStrings } from './en.ts'

/** What the arranging of a table's columns says in French. */
export const fr: TableStrings = {
  show: (column) => `Afficher ${column}`,
  optionsOf: (column) => `Options de ${column}`,
  held: 'Reste visible',
  free: 'Défile avec les autres',
  atStart: 'Reste au début',
  atEnd: 'Reste à la fin',
  width: 'Largeur',
  wider: 'Élargir',
  narrower: 'Rétrécir',
  fit: 'Ajuster au contenu',
  usual: 'Largeur habituelle',
  reset: 'Réinitialiser',
}
