import type { MailListStrings } from './en.ts'

/** What a list of mails says in French. */
export const fr: MailListStrings = {
  select: (name) => `Sélectionner ${name}`,
  star: 'Marquer d’une étoile',
  starred: 'Marqué d’une étoile',
  unread: 'Non lu',
  attachments: 'Avec pièces jointes',
  messages: (messages) => `${messages} messages`,
}
