import type { ComposeStrings } from './en.ts'

/** What a compose window says in French. */
export const fr: ComposeStrings = {
  minimize: 'Réduire',
  restore: 'Rouvrir',
  maximize: 'Agrandir',
  smaller: 'Remettre dans le coin',
  close: 'Fermer',
  windows: 'Messages en cours de rédaction',
}
