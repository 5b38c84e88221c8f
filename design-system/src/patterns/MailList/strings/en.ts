/** What a list of mails says in English. */
export const en = {
  select: (name: string) => `Select ${name}`,
  star: 'Star',
  starred: 'Starred',
  unread: 'Unread',
  attachments: 'Has attachments',
  messages: (messages: string) => `${messages} messages`,
}

/** The shape that every language fills. */
export type MailListStrings = typeof en
