import * as contract from '../contract/faq.ts'
import * as schemas from '../contract/faq.schema.ts'
import { faqIn } from '../data/faq.ts'
import { scenario } from '../scenarios.ts'
import { createSearch } from './filter.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'

export const listFaqGroups = handle(contract.listFaqGroups, schemas.listFaqGroups, ({ query }) => {
  const isFound = createSearch(query.q)
  const found = faqIn(query.lang).map((group) => ({
    ...group,
    faqs: group.faqs.filter(({ question }) => isFound(question)),
  }))
  return reply(200, scenario().empty ? [] : found.filter(({ faqs }) => faqs.length > 0))
})
