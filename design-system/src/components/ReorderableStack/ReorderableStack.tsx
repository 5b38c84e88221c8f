import { type ReactNode, type Ref, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { IconGripVertical } from '../../icons/icons.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { useDragging } from './useDragging.ts'
import { useMoves } from './useMoves.ts'
import * as styles from './ReorderableStack.css.ts'

/** Where a block stands, and how to move it without a drag. */
export interface BlockPlace {
  readonly index: number
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Moves it by so many places, and says where it is then. */
  readonly move: (by: number) => void
}

export interface ReorderableStackProps<Item> {
  /** What is put in order here: its name. */
  label: string
  /** The blocks in their present order. */
  items: readonly Item[]
  /** What tells a block from the others. */
  itemId: (item: Item) => string
  /** What a block is called, when it is moved. */
  itemName: (item: Item, index: number) => string
  /** Draws a block; fields may stand in it. */
  children: (item: Item, place: BlockPlace) => ReactNode
  /** Called when a block was moved. */
  onMove: (from: number, to: number) => void
  ref?: Ref<HTMLOListElement>
}

/**
 * Blocks with fields in them that a person puts in order: by dragging a handle, by the arrow keys on it, or by what
 * the block itself offers.
 *
 * Use when entries are edited where they stand: lines of an invoice, questions of a form. Not for entries that are
 * only read: use `ReorderableList`.
 */
export function ReorderableStack<Item>({
  label,
  items,
  itemId,
  itemName,
  children,
  onMove,
  ref,
  ...rest
}: ReorderableStackProps<Item>) {
  const strings = useFormStrings()
  const list = useRef<HTMLOListElement | null>(null)
  const [news, setNews] = useState('')
  const name = (index: number) => itemName(items[index]!, index)
  const moves = useMoves(list, {
    count: items.length,
    onMove: (from, to) => {
      onMove(from, to)
      setNews(strings.movedEntry(name(from), String(to + 1), String(items.length)))
    },
  })
  const { drag, grip } = useDragging(list, moves.to)
  return (
    <>
      <ol
        {...rest}
        ref={(element) => {
          list.current = element
          if (typeof ref === 'function') return ref(element)
          if (ref) ref.current = element
          return undefined
        }}
        aria-label={label}
        className={styles.list}
      >
        {items.map((item, index) => (
          <li
            key={itemId(item)}
            className={cx(
              styles.block,
              drag?.from === index && styles.dragged,
              drag && drag.to === index && drag.to < drag.from && styles.lineBefore,
              drag && drag.to === index && drag.to > drag.from && styles.lineAfter,
            )}
          >
            <button
              type="button"
              aria-label={strings.moveEntry(name(index))}
              disabled={items.length < 2}
              data-grip=""
              className={styles.grip}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (!by) return
                event.preventDefault()
                moves.by(index, by)
              }}
              {...grip(index)}
            >
              <Icon icon={IconGripVertical} size={18} />
            </button>
            <div className={styles.content}>
              {children(item, {
                index,
                isFirst: index === 0,
                isLast: index === items.length - 1,
                move: (by) => moves.by(index, by),
              })}
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden live="polite">{news}</VisuallyHidden>
    </>
  )
}
