import type { ListQuery } from '../list-config.ts'
import { queryStorageKey } from './remember-query.ts'

const isQuery = (value: unknown): value is ListQuery => {
  if (typeof value !== 'object' || value === null) return false
  const { page, itemsPerPage, filters } = value as Record<string, unknown>
  const isCounted = [page, itemsPerPage].every((one) => Number.isInteger(one) && Number(one) > 0)
  return isCounted && typeof filters === 'object' && filters !== null
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
