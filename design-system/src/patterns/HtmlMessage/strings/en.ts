/** What a mail says of itself in English. */
export const en = {
  blocked: 'Pictures from elsewhere are not loaded: they would tell the sender that this was read.',
  show: 'Show pictures',
  long: 'This email is very long; only its beginning is shown.',
  showAll: 'Show all of it',
}

/** The shape that every language fills. */
export type HtmlMessageStrings = typeof en
