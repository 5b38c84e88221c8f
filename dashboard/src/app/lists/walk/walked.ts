import { appTitle } from '../../brand.ts'
import type { ListQuery } from '../definition.ts'

const place = (id: string) => `${appTitle}-walk-${id}`

/** Remembers how a list was last looked at in this tab, so that its records can be walked in its order. */
export function rememberWalk(id: string, query: ListQuery) {
  try {
    sessionStorage.setItem(place(id), JSON.stringify(query))
  } catch {
    // Without a memory the walk goes in the list's own order.
  }
}

const isQuery = (value: unknown): value is ListQuery => {
  if (typeof value !== 'object' || value === null) return false
  const { page, itemsPerPage, filters } = value as Partial<ListQuery>
  return typeof page === 'number' && typeof itemsPerPage === 'number' && typeof filters === 'object'
}

/** How a list was last looked at; as it comes where it was not. */
export function rememberedWalk(id: string): ListQuery {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place(id)) ?? 'null')
    if (isQuery(kept)) return kept
  } catch {
    // What cannot be read counts as nothing.
  }
  return { page: 1, itemsPerPage: 10, filters: {} }
}
