/** What a mail says of itself in English. */
export const en = {
  blocked: 'Pictures from elsewhere are not loaded: they would tell the sender that this was read.',
  show: 'Show pictures',
  long: 'This mail is very long; this is its beginning.',
  showAll: 'Show all of it',
}

/** The shape that every language fills. */
export type HtmlMessageWords = typeof en
