import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { dataAttributes } from '../../internal/dataAttributes.ts'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import type { Tone } from '../../theme/ramps.ts'
import type { IconSource } from '../Icon/Icon.tsx'
import { ChipList } from './ChipList.tsx'
import { Ghost } from './Ghost.tsx'
import { More } from './More.tsx'
import * as styles from './ChipGroup.css.ts'

/** One chip of a group. */
export interface ChipGroupItem {
  /** Tells it from the others; given to `onRemove` and the selection. */
  id: string
  label: string
  /** What it means. @default 'neutral'; 'primary' while it is chosen */
  tone?: Tone
  /** A picture before the words. */
  icon?: IconSource
  /** Shows the face of whom the label names: their picture, or their initials. */
  avatar?: { src?: string }
  isDisabled?: boolean
  /** The language of the label, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
}

export interface ChipGroupProps {
  /** What the chips are: the name of the list. */
  label: string
  /** Shows the label above the chips. @default false */
  isLabelVisible?: boolean
  /** The chips, in reading order. */
  items: readonly ChipGroupItem[]
  /** How strongly they stand out. @default 'outlined' where chips are chosen, else 'soft' */
  variant?: 'soft' | 'outlined'
  /** Height: small 24 px, medium 30 px when comfortable. @default 'medium' */
  size?: 'small' | 'medium'
  /**
   * Gives each chip a cross, and takes Delete and Backspace. Called with the ids to remove: the chip's own, or, on a
   * chosen one, those of all that are chosen.
   */
  onRemove?: (ids: string[]) => void
  /** Lets chips be chosen: one, or several. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple'
  /** The ids of the chosen chips. */
  selectedIds?: readonly string[]
  /** Called with the ids of the chosen chips when the choice changes. */
  onSelectionChange?: (ids: string[]) => void
  /** Keeps the last chosen chip chosen. @default false */
  isSelectionRequired?: boolean
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
        {lines === 'one' && <Ghost {...list} items={items} onFit={setFitting} />}
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
