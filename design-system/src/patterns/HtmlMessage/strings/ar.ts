import type { HtmlMessageStrings } from './en.ts'

/** What a mail says of itself in Arabic. */
export const ar: HtmlMessageStrings = {
  blocked: 'لم تُحمَّل الصور الخارجية، لأنها تُعلم المرسل بأن الرسالة قُرئت.',
  show: 'إظهار الصور',
  long: 'هذه الرسالة طويلة جدًا، وهذه بدايتها.',
  showAll: 'إظهارها كاملة',
}
