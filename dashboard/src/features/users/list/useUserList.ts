import { ITEMS_PER_PAGE_OPTIONS } from '@data1522/mocks/contract/common'
import {
  USER_PLANS,
  USER_ROLES,
  USER_SORT_KEYS,
  USER_STATUSES,
  type UserQuery,
} from '@data1522/mocks/contract/users'
import { choice, choices, useAddressState, wholeNumber, words } from '../../../app/address/useAddressState.ts'
import { hideableColumns } from './columns.tsx'

const parameters = {
  q: words(),
  role: choice(USER_ROLES),
  plan: choice(USER_PLANS),
  status: choice(USER_STATUSES),
  sort: choice(USER_SORT_KEYS),
  order: choice(['desc'] as const),
  page: wholeNumber(1),
  size: wholeNumber(10, ITEMS_PER_PAGE_OPTIONS),
  hide: choices(hideableColumns),
  rows: choice(['compact', 'comfortable', 'spacious'] as const),
  /** Whether the drawer that adds a user is open. */
  add: choice(['user'] as const),
}

/** What the list shows and how, as the address says. */
export function useUserList() {
  'use memo'
  const [state, set] = useAddressState(parameters)
  const query: UserQuery = {
    ...(state.q.trim() && { q: state.q.trim() }),
    ...(state.role && { role: state.role }),
    ...(state.plan && { plan: state.plan }),
    ...(state.status && { status: state.status }),
    ...(state.sort && { sortBy: state.sort, orderBy: state.order ?? 'asc' }),
    page: state.page,
    itemsPerPage: state.size,
  }
  const isFiltered = Boolean(query.q || query.role || query.plan || query.status)
  /** A filter shows other rows, so it starts again at the first page. */
  const filter = (changes: Parameters<typeof set>[0], options?: Parameters<typeof set>[1]) =>
    set({ ...changes, page: 1 }, options)
  const clearFilters = () => filter({ q: '', role: null, plan: null, status: null })
  return { state, query, isFiltered, set, filter, clearFilters }
}
