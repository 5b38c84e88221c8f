import { useState } from 'react'
import type { InteractionsProps } from './grid-context.ts'

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a === b || (a.size === b.size && [...b].every((id) => a.has(id)))

interface Latest<Row> {
  readonly current: InteractionsProps<Row>
}

/** Rows that are selected by Shift and arrows. */
interface RowRange {
  readonly anchor: string
  /** The row that it has led to. */
  readonly end: string
  readonly base: ReadonlySet<string>
  readonly made: ReadonlySet<string>
}

/** Selecting by keys: from where Shift began to where it has led, beside what was selected before. */
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
      /** The row whose box was pressed last, from which a press with Shift goes on. */
      press: (id: string) => (lastPressed = id),
      /** Selects or frees, with the row whose box is pressed, those between it and the one before. */
      pressRange: (id: string, isSelected: boolean) => {
        const ends = [placeOf(lastPressed ?? id), placeOf(id)] as const
        lastPressed = id
        // The row itself comes first, by its box.
        if (!ends.includes(-1)) setTimeout(() => latest.current.model.select(ids(...ends), isSelected))
      },
      startRange: (index: number) => {
        const { selectedIds, model, rowId } = latest.current
        const from = rowId(model.shown()[index]!)
        // A range goes on from where it has led, for as long as nothing else has changed the selection.
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
