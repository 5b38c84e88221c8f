import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import { PaletteRow } from './PaletteRow.tsx'
import type { Row, Section } from './usePalette.ts'
import * as styles from './PaletteDialog.css.ts'
import { entry } from './PaletteRow.css.ts'

interface PaletteListProps {
  id: string
  label: string
  sections: readonly Section[]
  active: Row | undefined
  optionId: (row: Row) => string
  choose: (row: Row, event: MouseEvent) => void
  /** Marks the row under the pointer. */
  onMark: (key: string) => void
  /** Whether more may come. */
  isPending: boolean
  /** What is said when nothing is found. */
  nothing?: { readonly title: string; readonly text: string }
}

/** What answers what was typed, by group. */
export function PaletteList({
  id,
  label,
  sections,
  active,
  optionId,
  choose,
  onMark,
  isPending,
  nothing,
}: PaletteListProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const isPointed = useRef(false)
  const activeId = active && optionId(active)
  const isFirst = active === sections[0]?.rows[0]
  useLayoutEffect(() => {
    const box = scroller.current
    // The row under the pointer is in sight; moving the list below it would mark another.
    if (box && !isPointed.current) keepInSight(box, isFirst ? null : document.getElementById(activeId ?? ''))
    isPointed.current = false
  }, [activeId, isFirst])
  const point = (row: Row) => {
    if (row === active) return
    isPointed.current = true
    onMark(row.key)
  }
  return (
    <div ref={scroller} className={styles.list}>
      {nothing && (
        <div className={styles.nothing}>
          <p className={styles.nothingTitle}>{nothing.title}</p>
          <p>{nothing.text}</p>
        </div>
      )}
      {sections.length > 0 && (
        <div role="listbox" id={id} aria-label={label}>
          {sections.map((section) => (
            <div
              key={section.id}
              role="group"
              aria-labelledby={section.title ? `${id}-${section.id}` : undefined}
              className={styles.group}
            >
              {section.title && (
                <div role="presentation" id={`${id}-${section.id}`} className={styles.title}>
                  {section.title}
                </div>
              )}
              {section.rows.map((row) => (
                <PaletteRow
                  key={row.key}
                  id={optionId(row)}
                  row={row}
                  isActive={row === active}
                  onPoint={() => point(row)}
                  onChoose={(event) => choose(row, event)}
                />
              ))}
            </div>
          ))}
        </div>
      )}
      {isPending && <Awaited />}
    </div>
  )
}

/** Room for a title above, and a little below. */
const room = { above: 40, below: 8 }

/** Scrolls no further than it takes to see a row; without one, back to the top. */
function keepInSight(box: HTMLElement, row: HTMLElement | null) {
  if (!row) {
    box.scrollTop = 0
    return
  }
  const [outer, inner] = [box.getBoundingClientRect(), row.getBoundingClientRect()]
  box.scrollTop += Math.min(0, inner.top - outer.top - room.above)
  box.scrollTop += Math.max(0, inner.bottom - outer.bottom + room.below)
}

/** Stands where records will. */
const Awaited = () => (
  <div className={styles.awaited} aria-hidden="true">
    {['52%', '38%', '46%'].map((width) => (
      <div key={width} className={entry}>
        <Skeleton shape="circle" height={24} />
        <Skeleton width={width} />
      </div>
    ))}
  </div>
)
