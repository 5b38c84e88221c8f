import { personKey } from '../../../core/storage/person-key.ts'
import type { ListQuery } from '../list-config.ts'

/** Where a tab keeps how a person last looked at a list. */
export const queryStorageKey = (id: string) => personKey(`walk-${id}`)

/** Remembers how a list was last looked at in this tab, so that its records can be walked in its order. */
export function rememberQuery(id: string, query: ListQuery) {
  try {
    sessionStorage.setItem(queryStorageKey(id), JSON.stringify(query))
  } catch {
    // Without a memory the walk goes in the list's own order.
  }
}
