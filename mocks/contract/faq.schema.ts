import { may } from './access.ts'
import { oneOf, paragraph, requiredLine } from './common.schema.ts'
import { FAQ_ICONS } from './faq.ts'
import { textLanguage } from './languages.schema.ts'
import { text } from './query.schema.ts'
import { z } from './zod.ts'

export const faqGroup = z.object({
  faqTitle: requiredLine,
  faqIcon: oneOf(FAQ_ICONS),
  faqSubtitle: requiredLine,
  faqs: z.array(z.object({ question: requiredLine, answer: paragraph })),
})

export const faqQuery = z.object({ q: text(), lang: textLanguage() })

export const listFaqGroups = {
  access: may('read', 'Page'),
  query: faqQuery,
  answers: { 200: z.array(faqGroup) },
}
