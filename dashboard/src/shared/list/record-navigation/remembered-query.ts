import type { ListQuery } from '../list-config.ts'
import { queryStorageKey } from './remember-query.ts'

const isQuery = (value: unknown): value is ListQuery => {
  if (typeof value !== 'object' || value === null) return false
  const { page, itemsPerPage, filters } = value as Partial<ListQuery>
  return typeof page === 'number' && typeof itemsPerPage === 'number' && typeof filters === 'object'
}

/** How a list was last looked at; as it comes where it was not. */
export function rememberedQuery(id: string): ListQuery {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(queryStorageKey(id)) ?? 'null')
    if (isQuery(kept)) return kept
  } catch {
    // What cannot be read counts as nothing.
  }
  return { page: 1, itemsPerPage: 10, filters: {} }
}
