import { lazy, Suspense, useEffect } from 'react'
import type { ListFilter } from '../list-config.ts'
import { filterOf } from '../state.ts'
import type { ListHandle } from '../useList.ts'
import { FilterPopover } from './FilterPopover.tsx'

const load = async () => ({ default: (await import('./FilterFields.tsx')).FilterFields })
const FilterFields = lazy(load)

interface FiltersButtonProps {
  list: ListHandle<object>
  filters: readonly ListFilter[]
}

/** Opens the filters that have no room in the toolbar, and says how many of them are on. */
export function FiltersButton({ list, filters }: FiltersButtonProps) {
  useEffect(() => void load().catch(() => undefined), [])
  return (
    <FilterPopover count={filters.filter(({ name }) => filterOf(list.state, name)).length}>
      <Suspense>
        <FilterFields list={list} filters={filters} />
      </Suspense>
    </FilterPopover>
  )
}
