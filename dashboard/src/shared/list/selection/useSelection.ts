import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListPage } from '../list-config.ts'

interface SelectionOptions<Row> {
  readonly shown: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  /** What the cached pages of the list begin with. */
  readonly pagesKey: QueryKey
}

/**
 * The selected rows, also those of pages that were left: their records stay, so that actions reach them all, each as it
 * was last seen.
 */
export function useSelection<Row extends object>({ shown, rowId, pagesKey }: SelectionOptions<Row>) {
  'use memo'
  const queries = useQueryClient()
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    rows: (): Row[] => {
      const pages = queries.getQueryCache().findAll({ queryKey: pagesKey })
      const seen = pages
        .toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt)
        .flatMap(({ state }) => (state.data as ListPage<Row> | undefined)?.rows ?? [])
      const newest = new Map(seen.map((row) => [rowId(row), row]))
      return [...selected].map(([id, row]) => newest.get(id) ?? row)
    },
    select: (ids: ReadonlySet<string>) => {
      const known = new Map([...selected, ...(shown ?? []).map((row) => [rowId(row), row] as const)])
      setSelected(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))))
    },
    /** Selects these rows too. */
    add: (rows: readonly Row[]) =>
      setSelected((now) => new Map([...now, ...rows.map((row) => [rowId(row), row] as const)])),
    drop: (gone: readonly Row[]) => {
      const ids = new Set(gone.map(rowId))
      setSelected(new Map([...selected].filter(([id]) => !ids.has(id))))
    },
  }
}
