import { useState } from 'react'
import { cx } from '../../css/cx.ts'
import { ChipFace, chipClass } from './ChipFace.tsx'
import type { ChipListing } from './ChipList.tsx'
import { howManyFit } from './howManyFit.ts'
import * as styles from './ChipGroup.css.ts'

interface Measured extends ChipListing {
  onFit: (count: number) => void
}

/** Tells how many chips fit in the line, whenever its width or theirs change. */
function watch(onFit: (count: number) => void) {
  return (measureRow: HTMLElement | null) => {
    const row = measureRow?.parentElement
    if (!row || typeof ResizeObserver === 'undefined') return
    const measure = () => {
      const widths = [...measureRow.children].map((chip) => chip.getBoundingClientRect().width)
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
      const rest = widths.pop() ?? 0
      onFit(howManyFit({ room: row.clientWidth, widths, gap, rest }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    observer.observe(measureRow)
    return () => observer.disconnect()
  }
}

/** The chips once more, unseen and in their full widths, so that the line knows how many it has room for. */
export function MeasureRow({ items, onFit, size, ...look }: Measured) {
  const [ref] = useState(() => watch(onFit))
  return (
    <div ref={ref} aria-hidden="true" className={styles.measureRow}>
      {items.map((item) => (
        <span key={item.id} className={cx(chipClass(item, { ...look, size }), styles.firm)}>
          <ChipFace item={item} size={size} />
          {look.onRemove && <span className={styles.cross} />}
        </span>
      ))}
      <span className={cx(chipClass({ id: '', label: '' }, { size }), styles.firm)}>+{items.length}</span>
    </div>
  )
}
