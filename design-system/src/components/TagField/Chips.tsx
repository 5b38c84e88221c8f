import { type KeyboardEvent, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { cx } from '../../css/cx.ts'
import { toneClass } from '../../css/tones.css.ts'
import { IconX } from '../../icons/icons.ts'
import { useFormStrings } from '../../locale/useFormStrings.ts'
import { chip } from '../Chip/Chip.css.ts'
import { remove } from '../ChipGroup/ChipGroup.css.ts'
import { ChipFace } from '../ChipGroup/ChipFace.tsx'
import { More } from '../ChipGroup/More.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconSource } from '../Icon/Icon.tsx'
import * as styles from './ChipsBox.css.ts'

/** One of the values of a field, as a chip. */
export interface FieldChip {
  id: string
  label: string
  icon?: IconSource
  avatar?: { src?: string }
  lang?: string
}

export interface ChipsData {
  /** What the chips are: the name of their list. */
  label: string
  chips: readonly FieldChip[]
  /** Gives each chip a cross. */
  onRemove?: (id: string) => void
  /** The chip that the next Backspace removes. */
  markedId?: string
  /** How many show; “+n” shows the others. */
  limit?: number
  isDisabled?: boolean
}

/** What the arrows move between: the crosses, then the control that the field is for. */
const stopsOf = (box: Element) => [
  ...box.querySelectorAll<HTMLElement>('[data-cross]'),
  ...box.querySelectorAll<HTMLElement>('[data-main]'),
]
const isAtStart = (element: Element) =>
  !(element instanceof HTMLInputElement) || (element.selectionStart === 0 && element.selectionEnd === 0)

/** Handles the keys of a box of chips: arrows walk from the control into the chips and back, Delete removes one. */
export function useChipKeys() {
  const { direction } = useLocale()
  const [back, forward] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    const stops = stopsOf(event.currentTarget)
    const at = stops.indexOf(target)
    const isCross = target.hasAttribute('data-cross')
    const key = event.key
    if (key === back && at > 0 && isAtStart(target)) stops[at - 1]?.focus()
    else if (isCross && key === forward) stops[at + 1]?.focus()
    else if (isCross && (key === 'Delete' || key === 'Backspace')) target.click()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}

/** The chips of a field. Tab goes to the field's own control; the crosses are reached by arrows and by touch. */
export function Chips({ label, chips, onRemove, markedId, limit = Infinity, isDisabled }: ChipsData) {
  const strings = useFormStrings()
  const [isExpanded, setExpanded] = useState(false)
  const isCut = chips.length > limit
  const shown = isCut && !isExpanded ? chips.slice(0, limit) : chips
  if (chips.length === 0) return null
  return (
    <>
      <ul aria-label={label} className={styles.list}>
        {shown.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <span
              data-removable={onRemove ? true : undefined}
              data-faced={entry.avatar ? true : undefined}
              data-marked={entry.id === markedId || undefined}
              className={cx(toneClass.neutral, chip({ variant: 'soft', size: 'medium' }), styles.chip)}
            >
              <ChipFace item={entry} size="small" />
              {onRemove && (
                <button
                  type="button"
                  tabIndex={-1}
                  data-cross
                  disabled={isDisabled}
                  aria-label={strings.removeChip(entry.label)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={({ currentTarget }) => {
                    moveOn(currentTarget)
                    onRemove(entry.id)
                  }}
                  className={remove}
                >
                  <Icon icon={IconX} size={14} />
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isCut && (
        <span className={styles.item}>
          <More
            count={chips.length - shown.length}
            size="small"
            isExpanded={isExpanded}
            onPress={() => setExpanded(!isExpanded)}
          />
        </span>
      )}
    </>
  )
}

/** The focus of a cross that goes away moves to the next one, or back to the control. */
function moveOn(cross: HTMLElement) {
  const box = cross.closest('[role="presentation"]')
  if (!box || document.activeElement !== cross) return
  const stops = stopsOf(box)
  stops[stops.indexOf(cross) + 1]?.focus()
}
