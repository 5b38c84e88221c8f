import { useState } from 'react'
import type { InteractionsProps } from './reach.ts'

interface Latest<Row> {
  readonly current: InteractionsProps<Row>
}

/** Selecting by keys: from where Shift began to where it has led, beside what was selected before. */
export function useRanges<Row>(latest: Latest<Row>) {
  const [actions] = useState(() => {
    let range: { anchor: string; base: ReadonlySet<string>; made: ReadonlySet<string> } | undefined
    const ids = (from: number, to: number) => {
      const { model, rowId } = latest.current
      return model.rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(rowId)
    }
    const placeOf = (id: string) => {
      const { model, rowId } = latest.current
      return model.rows.findIndex((row) => rowId(row) === id)
    }
    return {
      startRange: (index: number) => {
        const { selectedIds, model, rowId } = latest.current
        // A range goes on for as long as nothing else has changed the selection.
        if (range?.made === selectedIds && placeOf(range.anchor) >= 0) return
        range = { anchor: rowId(model.rows[index]!), base: selectedIds, made: selectedIds }
      },
      extendRange: (index: number) => {
        if (!range) return
        const made = new Set([...range.base, ...ids(placeOf(range.anchor), index)])
        range = { ...range, made }
        latest.current.given.onSelectionChange?.(made)
      },
    }
  })
  return actions
}
