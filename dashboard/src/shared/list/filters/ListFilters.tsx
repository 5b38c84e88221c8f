import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { useRef } from 'react'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import type { ListHandle } from '../useList.ts'
import { filterOf } from '../state.ts'
import { behindButton, isInToolbar } from './ranges.ts'
import { RangeFiltersButton } from './RangeFiltersButton.tsx'

/** Search, and what rows must be. */
export function ListFilters<Row extends object>({ list }: { list: ListHandle<Row> }) {
  const { config, tools, state, filter } = list
  const { text } = tools
  const [query, setQuery] = useDebounced(state.q, (q) => filter({ q }, { isReplacing: true }))
  const search = useRef<HTMLInputElement>(null)
  const label = text(config.labels.search)
  useShortcuts([{ id: 'search', label, keys: ['/'], run: () => search.current?.focus() }])
  return (
    <Inline gap={12}>
      <Box minWidth={200} isFilling>
        <SearchField
          ref={search}
          label={label}
          placeholder={text(config.labels.searchHint)}
          value={query}
          onChange={setQuery}
        />
      </Box>
      {config.filters.map((one) =>
        isInToolbar(one) ? (
          <Box key={one.name} minWidth={132}>
            <Select
              label={text(one.label)}
              isLabelHidden
              clearLabel={text(one.allLabel)}
              options={one.options.map((id) => ({ id, label: one.optionLabel(id, tools) }))}
              value={filterOf(state, one.name) || null}
              onChange={(value) => filter({ [one.name]: value ?? '' })}
            />
          </Box>
        ) : null,
      )}
      {behindButton(config.filters).length > 0 && (
        <RangeFiltersButton list={list as unknown as ListHandle<object>} />
      )}
    </Inline>
  )
}
