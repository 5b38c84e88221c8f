import type { MailListStrings } from './en.ts'

/** What a list of mails says in Arabic. */
export const ar: MailListStrings = {
  select: (name) => `تحديد ${name}`,
  star: 'تمييز بنجمة',
  starred: 'مميّز بنجمة',
  unread: 'غير مقروء',
  attachments: 'مع مرفقات',
  messages: (messages) => `عدد الرسائل: ${messages}`,
}
