import { Badge } from '@data1522/design-system/Badge'
import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconFilter } from '@data1522/design-system/icons'
import { Popover } from '@data1522/design-system/Popover'
import { lazy, Suspense, useEffect } from 'react'
import type { ListFilter } from '../list-config.ts'
import { filterOf } from '../state.ts'
import type { ListHandle } from '../useList.ts'

const load = async () => ({ default: (await import('./FilterFields.tsx')).FilterFields })
const FilterFields = lazy(load)

interface FiltersButtonProps {
  list: ListHandle<object>
  filters: readonly ListFilter[]
}

/** Opens the filters that have no room in the toolbar, and says how many of them are on. */
export function FiltersButton({ list, filters }: FiltersButtonProps) {
  const { text } = list.tools
  const count = filters.filter(({ name }) => filterOf(list.state, name)).length
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <Popover
      title={text('records.filters')}
      placement="bottom start"
      onPhones="sheet"
      content={
        <Suspense>
          <FilterFields list={list} filters={filters} />
        </Suspense>
      }
    >
      <Button
        start={<Icon of={IconFilter} size={18} />}
        end={count > 0 && <Badge tone="primary" count={count} label={text('records.filtersOn', { count })} />}
      >
        {text('records.filters')}
      </Button>
    </Popover>
  )
}
