import { useState } from 'react'

/** The selected rows, also those of pages that were left: their records stay, so that actions reach them all. */
export function useSelection<Row>(shown: readonly Row[] | undefined, rowId: (row: Row) => string) {
  'use memo'
  const [selected, setSelected] = useState<ReadonlyMap<string, Row>>(new Map())
  return {
    ids: new Set(selected.keys()) as ReadonlySet<string>,
    rows: (): Row[] => [...selected.values()],
    select: (ids: ReadonlySet<string>) => {
      const known = new Map([...selected, ...(shown ?? []).map((row) => [rowId(row), row] as const)])
      setSelected(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))))
    },
    drop: (gone: readonly Row[]) => {
      const ids = new Set(gone.map(rowId))
      setSelected(new Map([...selected].filter(([id]) => !ids.has(id))))
    },
  }
}
