/** The text of markup that the editor made, to count it: every sign that is escaped there is one character. */
export const plainText = (html: string) =>
  html.replace(/<(?:"[^"]*"|'[^']*'|[^>"'])*>/g, '').replace(/&(?:\w+|#\w+);/g, '-')
