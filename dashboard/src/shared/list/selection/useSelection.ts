import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListPage } from '../list-config.ts'

interface SelectionOptions<Row> {
  readonly shown: readonly Row[] | undefined
  readonly rowId: (row: Row) => string
  /** What the cached pages of the list begin with. */
  readonly pagesKey: QueryKey
}

/** A row, and when it was read; pages that are cached know that themselves. */
interface Selected<Row> {
  readonly row: Row
  readonly seenAt: number
}

/**
 * The selected rows, also those of pages that were left: their records stay, so that actions reach them all, each as it
 * was last seen.
 */
export function useSelection<Row extends object>({ shown, rowId, pagesKey }: SelectionOptions<Row>) {
  'use memo'
  const queries = useQueryClient()
  const [selected, setSelected] = useState<ReadonlyMap<string, Selected<Row>>>(new Map())
  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    rows: (): Row[] => {
      const pages = queries.getQueryCache().findAll({ queryKey: pagesKey })
      const newest = new Map(selected)
      for (const { state } of pages)
        for (const row of (state.data as ListPage<Row> | undefined)?.rows ?? []) {
          const before = newest.get(rowId(row))
          if (before && before.seenAt <= state.dataUpdatedAt)
            newest.set(rowId(row), { row, seenAt: state.dataUpdatedAt })
        }
      return [...newest.values()].map(({ row }) => row)
    },
    select: (ids: ReadonlySet<string>) => {
      const here = (shown ?? []).map((row) => [rowId(row), { row, seenAt: 0 }] as const)
      const known = new Map([...selected, ...here])
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
