import { Box } from '@data1522/design-system/Box'
import { Inline } from '@data1522/design-system/Inline'
import { SearchField } from '@data1522/design-system/SearchField'
import { Select } from '@data1522/design-system/Select'
import { useRef } from 'react'
import { useDebounced } from '../../../core/router/useDebounced.ts'
import { useFocusBack } from '../../../core/useFocusBack.ts'
import { PHONE, useMedia } from '../../../core/useMedia.ts'
import { useShortcuts } from '../../../core/shortcuts/useShortcuts.ts'
import type { ChoiceFilter, ListFilter } from '../list-config.ts'
import type { ListHandle } from '../useList.ts'
import { filterOf } from '../state.ts'
import { FiltersButton } from './FiltersButton.tsx'
import { selectOptions } from './select-options.ts'

/** Whether a filter stands in the toolbar where there is room. */
const isInToolbar = (filter: ListFilter): filter is ChoiceFilter =>
  filter.kind === 'choice' && filter.isRare !== true

/** Search, and what rows must be. */
export function ListFilters<Row extends object>({ list }: { list: ListHandle<Row> }) {
  const { config, tools, state, filter } = list
  const { text } = tools
  const [query, setQuery] = useDebounced(state.q, (q) => filter({ q }, { isReplacing: true }))
  const search = useRef<HTMLInputElement>(null)
  const label = text(config.labels.search)
  useFocusBack(search, list.page && list.page.total === 0)
  // Phones have room for the search alone.
  const isPhone = useMedia(PHONE)
  const inToolbar = isPhone ? [] : config.filters.filter(isInToolbar)
  const behindButton = isPhone ? config.filters : config.filters.filter((one) => !isInToolbar(one))
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
      {inToolbar.map((one) => (
        <Box key={one.name} minWidth={132}>
          <Select
            label={text(one.label)}
            isLabelHidden
            clearLabel={text(one.allLabel)}
            options={selectOptions(one, state, tools)}
            value={filterOf(state, one.name) || null}
            onChange={(value) => filter({ [one.name]: value ?? '' })}
          />
        </Box>
      ))}
      {behindButton.length > 0 && (
        <FiltersButton list={list as unknown as ListHandle<object>} filters={behindButton} />
      )}
    </Inline>
  )
}
