import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { cx } from '../../css/cx.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import type { RowPlace } from './DataRow.tsx'
import { RowRecycler } from './many/RowRecycler.ts'
import { usePrinting } from './many/usePrinting.ts'
import { Virtualizer } from './many/Virtualizer.ts'
import type { VirtualOptions } from './types.ts'
import { roles } from './roles.ts'
import * as styles from './rows.css.ts'

interface VirtualRowsProps {
  /** What is drawn, one for each row: another array where the rows are others. */
  items: readonly unknown[]
  /** What tells what is drawn at a place from the others, wherever it stands. */
  keyOf: (index: number) => string | undefined
  /** Draws the row at a place of the list, from 0; without a place on the screen it follows the one before. */
  renderRow: (index: number, at?: RowPlace) => ReactNode
  isRefreshing: boolean
  virtual: VirtualOptions
  /** How many records there are, and columns. */
  total: number
  span: number
}

const { Part: EndLine } = lazyWithPreload(async () => (await import('./grouping/EndLine.tsx')).EndLine)
/** The height of the line after the last row, in px. */
const endHeight = 56

/** More rows are not for paper. */
const mostOnPaper = 2000

/** So near to the last row its end is in sight. */
const near = 8

/** Of very many rows those in sight; the others are only room. */
export function VirtualRows(props: VirtualRowsProps) {
  // What is drawn is kept beside React, and changes in place.
  'use no memo'
  const { items, keyOf, renderRow, isRefreshing, virtual, total, span } = props
  const [many] = useState(() => new Virtualizer())
  const [recycler] = useState(() => new RowRecycler(many.measure))
  const { first, end, held, heights, isMoving } = useSyncExternalStore(many.subscribe, many.get, many.get)
  const [shown, setShown] = useState(items)
  if (shown !== items) {
    setShown(items)
    recycler.forget(many.inUse(), keyOf)
  }
  const bodyRef = useRef<HTMLTableSectionElement>(null)
  // Of its parents no ref is there yet.
  useLayoutEffect(() => many.follow(bodyRef.current!.closest('table')!.parentElement!), [many])
  const keyBefore = useRef(keyOf)
  const takeOver = useEffectEvent(() => {
    const before = keyBefore.current
    keyBefore.current = keyOf
    many.setCount(items.length, (place) => before(place) === keyOf(place))
  })
  useLayoutEffect(() => takeOver(), [many, items])
  useLayoutEffect(() => many.settle())

  const count = Math.min(items.length, heights.count)
  const isAtEnd = items.length > 0 && end >= items.length - near
  const tellEnd = useEffectEvent(() => virtual.onEnd?.())
  useEffect(() => {
    if (isAtEnd) tellEnd()
  }, [isAtEnd, items.length])
  const indexes = held.filter((index) => index < first)
  for (let index = first; index < Math.min(end, count); index++) indexes.push(index)
  indexes.push(...held.filter((index) => index >= end && index < count))
  const bottom = heights.startOf(heights.count)
  const isPrinting = usePrinting(bodyRef)
  if (isPrinting)
    return (
      <tbody ref={bodyRef} {...roles.group} className={cx(styles.body)}>
        {items.slice(0, mostOnPaper).map((_, index) => renderRow(index))}
      </tbody>
    )
  return (
    <tbody
      ref={bodyRef}
      {...roles.group}
      className={cx(styles.body, styles.places, isRefreshing && styles.stale)}
      style={{ blockSize: bottom + (virtual.more ? endHeight : 0) }}
    >
      {recycler.of(indexes, { startOf: heights.startOf, keyOf, draw: renderRow, isMoving })}
      {virtual.more && (
        <Suspense>
          <EndLine {...{ virtual, total, span, start: bottom }} />
        </Suspense>
      )}
    </tbody>
  )
}
