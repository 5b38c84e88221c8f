import { useEffect, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { cardMove, useMove } from './BoardContext.ts'
import { CardSlot } from './CardSlot.tsx'
import { isSamePlace } from './move.ts'
import { TargetSlot } from './TargetSlot.tsx'
import { useCellWindow } from './useCellWindow.ts'
import * as styles from './Board.css.ts'

interface CardListProps {
  columnId: string
  laneId: string
  ids: readonly string[]
  /** Whether it scrolls by itself, and draws only what is in sight. */
  isScrolling?: boolean
  /** Whether nothing stands below it: it takes the rest of its column. */
  isLast?: boolean
}

const END = '\u0000end'

/** The cards of a cell, and among them the place where those that are held would go. */
export function CardList({ columnId, laneId, ids, isScrolling = false, isLast = false }: CardListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [tabStop, setTabStop] = useState<string>()
  useEffect(() => {
    const element = list.current
    const onFocus = ({ target: focused }: FocusEvent) => {
      const slot = focused instanceof Element && focused.closest<HTMLElement>('[data-slot]')
      if (slot) setTabStop(slot.dataset['slot'])
    }
    element?.addEventListener('focusin', onFocus)
    return () => element?.removeEventListener('focusin', onFocus)
  }, [])
  const target = useMove((move) => {
    const moved = cardMove(move)
    if (!moved || isSamePlace(moved.to, moved.from)) return null
    return moved.to.columnId === columnId && moved.to.laneId === laneId ? (moved.to.beforeId ?? END) : null
  })
  const held = useMove((move) => {
    const moved = cardMove(move)
    return moved?.from.columnId === columnId ? moved.ids[0]! : null
  })
  const { start, end, before, after } = useCellWindow(
    list,
    ids,
    [target, held].filter((id) => id !== null),
  )
  const tabStopId = tabStop !== undefined && ids.includes(tabStop) ? tabStop : ids[0]
  return (
    <ol
      ref={list}
      data-cell=""
      data-column={columnId}
      data-lane={laneId}
      className={cx(styles.list, isScrolling && styles.scrolling, isLast && styles.filling)}
    >
      {before > 0 && <li role="presentation" style={{ blockSize: rem(before - 8) }} />}
      {ids.slice(start, end).map((id) => (
        <Place key={id} id={id} isTarget={target === id} isTabStop={id === tabStopId} />
      ))}
      {target === END && <TargetSlot />}
      {after > 0 && <li role="presentation" style={{ blockSize: rem(after - 8) }} />}
    </ol>
  )
}

const Place = ({ id, isTarget, isTabStop }: { id: string; isTarget: boolean; isTabStop: boolean }) => (
  <>
    {isTarget && <TargetSlot />}
    <CardSlot id={id} isTabStop={isTabStop} />
  </>
)
