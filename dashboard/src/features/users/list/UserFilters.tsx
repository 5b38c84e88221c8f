import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { USER_PLANS, USER_ROLES, USER_STATUSES } from '@data1522/mocks/contract/users'
import { useRef } from 'react'
import { useDebounced } from '../../../app/address/useDebounced.ts'
import type { MessageId } from '../../../app/intl/intl.ts'
import { useText } from '../../../app/intl/useText.ts'
import { useShortcuts } from '../../../app/shortcuts/useShortcuts.ts'
import type { useUserList } from './useUserList.ts'

/** Search by name or address, and the three filters. */
export function UserFilters({ list }: { list: ReturnType<typeof useUserList> }) {
  const text = useText()
  const { state, filter } = list
  const [query, setQuery] = useDebounced(state.q, (q) => filter({ q }, { isReplacing: true }))
  const search = useRef<HTMLInputElement>(null)
  useShortcuts([
    { id: 'search', label: text('users.search'), keys: ['/'], run: () => search.current?.focus() },
  ])
  const options = <T extends string>(ids: readonly T[], name: (id: T) => MessageId) =>
    ids.map((id) => ({ id, label: text(name(id)) }))
  return (
    <Inline gap={12}>
      <Box minWidth={200} isFilling>
        <SearchField
          ref={search}
          label={text('users.search')}
          placeholder={text('users.searchHint')}
          value={query}
          onChange={setQuery}
        />
      </Box>
      <Box minWidth={132}>
        <Select
          label={text('users.column.role')}
          isLabelHidden
          clearLabel={text('users.allRoles')}
          options={options(USER_ROLES, (id) => `users.role.${id}`)}
          value={state.role}
          onChange={(role) => filter({ role })}
        />
      </Box>
      <Box minWidth={132}>
        <Select
          label={text('users.column.plan')}
          isLabelHidden
          clearLabel={text('users.allPlans')}
          options={options(USER_PLANS, (id) => `users.plan.${id}`)}
          value={state.plan}
          onChange={(plan) => filter({ plan })}
        />
      </Box>
      <Box minWidth={132}>
        <Select
          label={text('users.column.status')}
          isLabelHidden
          clearLabel={text('users.allStatuses')}
          options={options(USER_STATUSES, (id) => `users.status.${id}`)}
          value={state.status}
          onChange={(status) => filter({ status })}
        />
      </Box>
    </Inline>
  )
}
