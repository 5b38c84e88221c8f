import { useState } from 'react'
import type { InteractionsProps } from './grid-context.ts'

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && [...b].every((id) => a.has(id)))

interface Latest<Row> {
  readonly current: InteractionsProps<Row>
}

/** A range of rows selected with Shift and the arrow keys. */
interface RowRange {
  readonly anchor: string
  /** The row where the range ends. */
  readonly end: string
  readonly base: ReadonlySet<string>
  readonly made: ReadonlySet<string>
}

/** Selects ranges of rows by keyboard and by Shift with a press, in addition to the earlier selection. */
export function useRanges<Row>(latest: Latest<Row>) {
  const [actions] = useState(() => {
    let range: RowRange | undefined
    const ids = (from: number, to: number) => {
      const { model, rowId } = latest.current
      return model
        .shown()
        .slice(Math.min(from, to), Math.max(from, to) + 1)
        .map(rowId)
    }
    const placeOf = (id: string) => {
      const { model, rowId } = latest.current
      return model.shown().findIndex((row) => rowId(row) === id)
    }
    let lastPressed: string | undefined
    return {
      /** The row whose checkbox was pressed last, where a range with Shift begins. */
      press: (id: string) => (lastPressed = id),
      /** Selects or deselects the rows between the last pressed checkbox and this one. */
      pressRange: (id: string, isSelected: boolean) => {
        const ends = [placeOf(lastPressed ?? id), placeOf(id)] as const
        lastPressed = id
        // The timeout lets the row's own checkbox change first.
        if (!ends.includes(-1)) setTimeout(() => latest.current.model.select(ids(...ends), isSelected))
      },
      startRange: (index: number) => {
        const { selectedIds, model, rowId } = latest.current
        const from = rowId(model.shown()[index]!)
        // A range continues from its end as long as nothing else has changed the selection.
        if (range?.end === from && isSame(range.made, selectedIds) && placeOf(range.anchor) >= 0) return
        range = { anchor: from, end: from, base: selectedIds, made: selectedIds }
      },
      extendRange: (index: number) => {
        if (!range) return
        const { model, rowId, given } = latest.current
        const made = new Set([...range.base, ...ids(placeOf(range.anchor), index)])
        range = { ...range, end: rowId(model.shown()[index]!), made }
        given.onSelectionChange?.(made)
      },
    }
  })
  return actions
}
