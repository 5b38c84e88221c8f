import * as contract from './contract.ts'
import * as schemas from './schema.ts'
import { searchGroups } from './seed.ts'
import { createSearch } from '../../runtime/filter.ts'
import { handle } from '../../runtime/http.ts'
import { reply } from '../../runtime/reply.ts'
import { trimGroups } from './handlers-trim.ts'

export const searchCatalogue = handle(contract.searchCatalogue, schemas.searchCatalogue, ({ query }) => {
  const isFound = createSearch(query.q)
  const matching = searchGroups
    .map((group) => ({ ...group, children: group.children.filter(({ title }) => isFound(title)) }))
    .filter(({ children }) => children.length > 0)
  return reply(200, trimGroups(matching))
})
