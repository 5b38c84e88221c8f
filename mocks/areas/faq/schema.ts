import { may } from '../../contract/access.ts'
import { oneOf, paragraph, requiredLine } from '../../contract/common.schema.ts'
import { FAQ_ICONS } from './contract.ts'
import { textLanguage } from '../../contract/languages.schema.ts'
import { text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

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
