import { personKey } from '../../../core/storage/person-key.ts'
import type { ListQuery } from '../list-config.ts'

/** The session storage key of a person's last query of a list. */
export const queryStorageKey = (id: string) => personKey(`list-query-${id}`)

/** Stores the last query of a list in this tab, so that the record navigation follows its order. */
export function rememberQuery(id: string, query: ListQuery) {
  try {
    sessionStorage.setItem(queryStorageKey(id), JSON.stringify(query))
  } catch {
    // Without storage, the record navigation follows the default order of the list.
  }
}
