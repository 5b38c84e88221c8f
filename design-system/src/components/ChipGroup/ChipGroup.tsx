import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { ChipList } from './ChipList.tsx'
import { MeasureRow } from './MeasureRow.tsx'
import { More } from './More.tsx'
import type { ChipGroupOptions } from './options.ts'
import * as styles from './ChipGroup.css.ts'

export type { ChipGroupItem } from './options.ts'

export interface ChipGroupProps extends ChipGroupOptions {
  /** Shows the label above the chips. @default false */
  isLabelVisible?: boolean
  /** Breaks into further lines, or keeps to one and shows as many as fit. @default 'wrap' */
  lines?: 'wrap' | 'one'
  /** How many chips show at most; “+n” stands for the rest. @default all */
  max?: number
  /** What “+n” does: shows the rest in place, or in a popover. @default 'expand' */
  rest?: 'expand' | 'popover'
  /** What stands there when there is no chip. */
  empty?: ReactNode
  ref?: Ref<HTMLDivElement>
}

const { Part: ChipGroupPopup, preload } = lazyWithPreload(
  async () => (await import('./ChipGroupPopup.tsx')).ChipGroupPopup,
)

/**
 * A list of chips that can be chosen and removed, with the rest behind “+n”.
 *
 * Use when filters, tags, guests or files stand in a row, or a few short choices do.
 * Not for one state: use `Chip`; nor for many choices: use `Select`; nor for going to places: use links.
 */
export function ChipGroup({
  label,
  isLabelVisible,
  items,
  lines = 'wrap',
  max = Infinity,
  rest = 'expand',
  size = 'medium',
  empty,
  ref,
  ...actions
}: ChipGroupProps) {
  const labelId = useId()
  const row = useRef<HTMLDivElement>(null)
  const [fitting, setFitting] = useState(Infinity)
  const [isExpanded, setExpanded] = useState(false)
  const limit = Math.min(max, lines === 'one' ? fitting : Infinity)
  const isCut = items.length > limit
  const shown = isCut && !isExpanded ? items.slice(0, limit) : items
  const hidden = items.slice(shown.length)
  const list = { ...actions, size, label }
  const isRead = !actions.onRemove && (actions.selectionMode ?? 'none') === 'none'
  // Chips that are only read are lower, but for those with a face.
  const moreSize = isRead && !items.some(({ avatar }) => avatar) ? 'small' : size
  // The chip with the number goes together with the last hidden one, so the focus that it would get back moves on.
  const focusRow = () =>
    requestAnimationFrame(() =>
      row.current?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus(),
    )
  return (
    <div ref={ref} {...dataAttributes(actions)} className={styles.group}>
      {isLabelVisible && (
        <span id={labelId} className={styles.title}>
          {label}
        </span>
      )}
      <div ref={row} className={cx(styles.rows[size], lines === 'one' && !isExpanded && styles.oneLine)}>
        <ChipList {...list} items={shown} labelId={isLabelVisible ? labelId : undefined} empty={empty} />
        {lines === 'one' && <MeasureRow {...list} items={items} onFit={setFitting} />}
        {hidden.length > 0 && rest === 'popover' && (
          <PopupTrigger
            hasPopup="dialog"
            preload={preload}
            popup={({ id, triggerRef, isOpen, onOpenChange, isVirtual }) => (
              <ChipGroupPopup
                {...list}
                {...{ id, triggerRef, isOpen, onOpenChange, isVirtual }}
                items={hidden}
                onEmptied={focusRow}
              />
            )}
          >
            <span className={styles.firm}>
              <More count={hidden.length} size={moreSize} />
            </span>
          </PopupTrigger>
        )}
        {isCut && rest === 'expand' && (
          <span className={styles.firm}>
            <More
              count={hidden.length}
              size={moreSize}
              isExpanded={isExpanded}
              onPress={() => setExpanded(!isExpanded)}
            />
          </span>
        )}
      </div>
    </div>
  )
}
