import { may } from '../../contract/access.ts'
import {
  count,
  failure,
  invalidInput,
  oneOf,
  paragraph,
  picture,
  requiredLine,
} from '../../contract/common.schema.ts'
import { COMMENT_LIMIT, HELP_ICONS, HELP_SUBJECTS } from './contract.ts'
import { textLanguage } from '../../contract/languages.schema.ts'
import { text } from '../../contract/query.schema.ts'
import { z } from '../../contract/zod.ts'

export const helpLink = z.object({ slug: requiredLine, title: requiredLine })

export const helpTeaser = z.extend(helpLink, {
  img: picture,
  subtitle: requiredLine,
  category: requiredLine,
  minutes: count,
})

const spans = z.array(z.object({ from: count, to: count }))

export const helpResult = z.extend(helpLink, {
  category: requiredLine,
  icon: z.nullable(oneOf(HELP_ICONS)),
  titleSpans: spans,
  excerpt: z.string(),
  excerptSpans: spans,
})

export const helpSearch = z.object({ q: text(), lang: textLanguage() })

export const helpCategory = z.object({
  id: oneOf(HELP_SUBJECTS),
  title: requiredLine,
  icon: oneOf(HELP_ICONS),
  articles: z.array(z.extend(helpLink, { intro: requiredLine, minutes: count })),
})

export const helpCenter = z.object({
  popularArticles: z.array(helpTeaser),
  allArticles: z.array(helpCategory),
  keepLearning: z.array(helpTeaser),
})

export const helpArticle = z.object({
  slug: requiredLine,
  title: requiredLine,
  subject: z.nullable(oneOf(HELP_SUBJECTS)),
  category: requiredLine,
  lastUpdated: z.iso.date(),
  minutes: count,
  productContent: paragraph,
  checkoutContent: paragraph,
  articleList: z.array(helpLink),
  productImg: picture,
  checkoutImg: picture,
  isHelpful: z.nullable(z.boolean()),
  comment: z.string(),
  helped: count,
  answered: count,
})

export const helpFeedback = z.object({
  isHelpful: z.boolean(),
  comment: z._default(z.string().check(z.trim(), z.maxLength(COMMENT_LIMIT)), ''),
})

export const getHelpCenter = {
  access: may('read', 'Page'),
  query: z.object({ lang: textLanguage() }),
  answers: { 200: helpCenter },
}

export const searchHelp = {
  access: may('read', 'Page'),
  beyond: true as const,
  query: helpSearch,
  answers: { 200: z.object({ articles: z.array(helpResult) }) },
}

export const getHelpArticle = {
  access: may('read', 'Page'),
  query: z.object({ title: text(), lang: textLanguage() }),
  answers: { 200: helpArticle, 404: failure },
}

export const sendHelpFeedback = {
  access: 'signed-in' as const,
  beyond: true as const,
  body: helpFeedback,
  answers: { 200: helpFeedback, 400: invalidInput, 404: failure },
}
