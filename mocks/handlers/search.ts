import * as contract from '../contract/search.ts'
import * as schemas from '../contract/search.schema.ts'
import { searchGroups } from '../data/search-groups.ts'
import { createSearch } from './filter.ts'
import { handle } from './http.ts'
import { reply } from './reply.ts'
import { trimGroups } from './search-trim.ts'

export const searchCatalogue = handle(contract.searchCatalogue, schemas.searchCatalogue, ({ query }) => {
  const isFound = createSearch(query.q)
  const matching = searchGroups
    .map((group) => ({ ...group, children: group.children.filter(({ title }) => isFound(title)) }))
    .filter(({ children }) => children.length > 0)
  return reply(200, trimGroups(matching))
})
