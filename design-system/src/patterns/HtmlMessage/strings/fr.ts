import type { HtmlMessageStrings } from './en.ts'

/** What a mail says of itself in French. */
export const fr: HtmlMessageStrings = {
  blocked:
    'Les images distantes ne sont pas chargées : elles diraient à l’expéditeur que ce message a été lu.',
  show: 'Afficher les images',
  long: 'Ce message est très long ; en voici le début.',
  showAll: 'Tout afficher',
}
