import type { Ref } from 'react'
import { type DayRange, soundRange } from '../../components/Calendar/iso.ts'
import { formatDayRange } from '../../components/Calendar/formatDate.ts'
import { useDateStrings } from '../../components/Calendar/strings/useDateStrings.ts'
import {
  type RangePreset,
  type RangePresetId,
  rangePresetIds,
} from '../../components/DateRangePicker/presets.ts'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Menu } from '../../components/Menu/Menu.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconCalendar, IconChevronDown } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import * as styles from './PeriodPicker.css.ts'

/** Something that the period can be compared with. */
export interface PeriodComparison {
  /** Tells it from the others; given to `onComparisonChange`. */
  readonly id: string
  /** What it is called in the menu. */
  readonly label: string
  /** What the button says of it. */
  readonly shortLabel: string
  /** A quiet word before it on the button, such as 'vs'. */
  readonly prefix?: string
}

export interface PeriodPickerProps {
  /** What the days are chosen for: the group's name. */
  label: string
  /** The first and the last day, each as `2026-11-21`. */
  value: DayRange
  /** Called with the days that were chosen. */
  onChange: (value: DayRange) => void
  /** Periods to choose by one press: named ones, or your own. @default all named ones */
  presets?: readonly (RangePresetId | RangePreset)[]
  /** The day that counts as today for the named presets, as `2026-11-21`. @default the clock's */
  today?: string
  /** The first day that can be chosen. */
  min?: string
  /** The last day that can be chosen. */
  max?: string
  /** What the comparison is called: the name of its menu. */
  comparisonLabel: string
  /** The id of what the days are compared with. */
  comparison: string
  /** What they can be compared with. */
  comparisons: readonly PeriodComparison[]
  /** Called with the id of what was chosen to compare with. */
  onComparisonChange: (id: string) => void
  ref?: Ref<HTMLDivElement>
}

const { Part: DateRangeSheet, preload } = lazyWithPreload(
  async () => (await import('../../components/DateRangePicker/DateRangeSheet.tsx')).DateRangeSheet,
)

/**
 * A period and what it is compared with, in one control.
 *
 * Use when everything on a page tells of the same days. Not for a field of a form: use `DateRangePicker`.
 */
export function PeriodPicker({
  label,
  value,
  onChange,
  presets = rangePresetIds,
  today,
  min,
  max,
  comparisonLabel,
  comparison,
  comparisons,
  onComparisonChange,
  ...rest
}: PeriodPickerProps) {
  const { locale } = useDateStrings()
  const chosen = comparisons.find(({ id }) => id === comparison)
  const days = formatDayRange(value.start, value.end, locale)
  return (
    <div {...rest} role="group" aria-label={label} className={styles.picker}>
      <PopupTrigger
        hasPopup="dialog"
        preload={preload}
        popup={(popup) => (
          <DateRangeSheet
            {...popup}
            {...{ label, presets, today, min, max, months: 2, isOverUnavailable: false }}
            value={soundRange(value)}
            onChange={onChange}
          />
        )}
      >
        <Pressable className={cx(styles.part, styles.first)}>
          <VisuallyHidden>{`${label}: `}</VisuallyHidden>
          <span className={styles.spare}>
            <Icon icon={IconCalendar} size={18} />
          </span>
          <span className={styles.words}>{days}</span>
          <span className={styles.spare}>
            <Icon icon={IconChevronDown} size={16} />
          </span>
        </Pressable>
      </PopupTrigger>
      <Menu
        label={comparisonLabel}
        selectionMode="single"
        selectedIds={[comparison]}
        onSelectionChange={([id]) => id && onComparisonChange(id)}
        sections={[
          { id: 'comparisons', entries: comparisons.map(({ id, label: name }) => ({ id, label: name })) },
        ]}
      >
        <Pressable className={cx(styles.part, styles.second)}>
          <VisuallyHidden>{`${comparisonLabel}: `}</VisuallyHidden>
          <span className={styles.words}>
            {chosen?.prefix && <span className={styles.quiet}>{chosen.prefix} </span>}
            {chosen?.shortLabel}
          </span>
          <span className={styles.icon}>
            <Icon icon={IconChevronDown} size={16} />
          </span>
        </Pressable>
      </Menu>
    </div>
  )
}
