import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { cx } from '../../css/cx.ts'
import type { RowPlace } from './DataRow.tsx'
import { roles } from './roles.ts'
import * as styles from './rows.css.ts'

interface VirtualRowsProps {
  count: number
  /** Draws the row at a place of the list, from 0. */
  renderRow: (index: number, at: RowPlace) => ReactNode
  scrollerRef: RefObject<HTMLDivElement | null>
  isRefreshing: boolean
  /** Called when the last rows come into sight. */
  onEnd?: () => void
}

/** Rows drawn beyond the edge, so that scrolling meets none that is not there yet. */
const spare = 8
/** Until the first rows are measured, in px. */
const usualHeight = 56

/** Of very many rows those in sight; the others are only room. */
export function VirtualRows({ count, renderRow, scrollerRef, isRefreshing, onEnd }: VirtualRowsProps) {
  // The virtualizer changes in place, which a compiled component would not see.
  'use no memo'
  // oxlint-disable-next-line react/incompatible-library -- it is not compiled, and what it hands on stays the same
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollerRef.current,
    estimateSize: () => usualHeight,
    overscan: spare,
  })
  const items = virtualizer.getVirtualItems()
  const isAtEnd = (items.at(-1)?.index ?? -1) >= count - 1 - spare
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (isAtEnd) end()
  }, [isAtEnd, count])
  return (
    <tbody
      {...roles.group}
      className={cx(styles.body, styles.places, isRefreshing && styles.stale)}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {items.map(({ index, start }) =>
        renderRow(index, { index, start, measure: virtualizer.measureElement }),
      )}
    </tbody>
  )
}
