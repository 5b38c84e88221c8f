import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { faqIn } from './seed.ts'
import { scenario } from '../../scenarios.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'

export const listFaqGroups = handle(contract.listFaqGroups, schemas.listFaqGroups, ({ query }) => {
  const isFound = createSearch(query.q)
  const found = faqIn(query.lang).map((group) => ({
    ...group,
    faqs: group.faqs.filter(({ question }) => isFound(question)),
  }))
  return reply(200, scenario().empty ? [] : found.filter(({ faqs }) => faqs.length > 0))
})
