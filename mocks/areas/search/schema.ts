import { may } from '../../contract/access.ts'
import { requiredLine } from '../../contract/common.schema.ts'
import { text } from '../../contract/query.schema.ts'
import { SEARCH_CATEGORIES, SEARCH_GROUP_LIMIT } from './contract.ts'
import { z } from '../../contract/zod.ts'

export const searchDestination = z.object({
  url: z.string().check(z.regex(/^\//)),
  icon: requiredLine,
  title: requiredLine,
})

export const searchGroup = z.object({
  title: requiredLine,
  category: z.enum(SEARCH_CATEGORIES),
  children: z.array(searchDestination).check(z.minLength(1), z.maxLength(SEARCH_GROUP_LIMIT)),
})

export const searchCatalogue = {
  access: may('read', 'Page'),
  query: z.object({ q: text() }),
  answers: { 200: z.array(searchGroup) },
}
