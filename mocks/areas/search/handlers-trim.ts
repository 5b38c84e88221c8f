import { SEARCH_DROPPED, SEARCH_GROUP_LIMIT, type SearchGroup } from './contract.ts'

/**
 * What an answer shows of the matching groups, by the letter of the specification and in its order: each is cut to its
 * first five; then, if there are several, those that still have more than three lose their first three.
 */
export const trimGroups = (groups: readonly SearchGroup[]): SearchGroup[] =>
  groups.map((group) => {
    const cut = group.children.slice(0, SEARCH_GROUP_LIMIT)
    const isDropping = groups.length > 1 && cut.length > SEARCH_DROPPED
    return { ...group, children: isDropping ? cut.slice(SEARCH_DROPPED) : cut }
  })
