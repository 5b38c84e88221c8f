import { type ReactNode, type Ref, useId, useRef } from 'react'
import { IconCalendar } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import type { DayRange } from '../Calendar/iso.ts'
import { parseRange } from '../Calendar/parse.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { formatDayRange } from '../Calendar/formatDate.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { useToday } from '../Calendar/useToday.ts'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { WordsTrigger } from '../DatePicker/WordsTrigger.tsx'
import { FieldButton } from '../Field/FieldButton.tsx'
import { type RangePreset, type RangePresetId, rangePresetIds, rangePresets } from './presets.ts'
import { rangeProblem } from './rangeProblem.ts'
import { RangeSegments } from './RangeSegments.tsx'
import { useRangeDraft } from './useRangeDraft.ts'

export interface DateRangePickerProps extends Omit<DateSegmentsOptions, 'ref'>, DayLimits, MonthOptions {
  /** Its range, the ends as `2026-11-21`, when the caller keeps it; what is no such range counts as none. */
  value?: DayRange | null
  /** Its range at first, when it keeps its own. @default null */
  defaultValue?: DayRange | null
  /** Called with the range when both ends stand there in their order, with null when they no longer do. */
  onChange?: (value: DayRange | null) => void
  /**
   * How the range stands there: in numbers, which are typed; in words, “Nov 1 – 30, 2026”, on a button; or by its
   * preset's name where it has one, such as “Last 7 days”. @default 'numbers'
   */
  display?: 'numbers' | 'words' | 'relative'
  /** What stands there in words while nothing is chosen. @default 'Choose dates' */
  placeholder?: string
  /** Periods to choose by one press: named ones, or your own; they are cut to `min` and `max`. @default all named ones */
  presets?: readonly (RangePresetId | RangePreset)[]
  /** The day that counts as today for the named presets, as `2026-11-21`. @default the clock's */
  today?: string
  /** Lets a range reach over days that may not be chosen. @default false */
  isOverUnavailable?: boolean
  /** How many months stand side by side; on a phone it is one. @default 2 */
  months?: 1 | 2
  /** Reaches the group of its parts, or the button in words; its `focus()` goes to the first part. */
  ref?: Ref<HTMLElement>
}

const { Part: DateRangeSheet, preload } = lazyWithPreload(
  async () => (await import('./DateRangeSheet.tsx')).DateRangeSheet,
)

/**
 * A range of days: both ends typed part by part, or chosen in months that open from the field, or by a preset.
 *
 * Use when a report or a stay has a first and a last day. With `name`, a form's data has `name.start` and `name.end`.
 * Not for a single date: use `DatePicker`; nor where the months should stay in view: use `RangeCalendar`.
 */
export function DateRangePicker({
  value,
  defaultValue,
  onChange,
  display = 'numbers',
  placeholder,
  presets = rangePresetIds,
  today: givenToday,
  isOverUnavailable = false,
  months = 2,
  firstDayOfWeek,
  hasWeekNumbers,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  id: givenId,
  ref,
  ...field
}: DateRangePickerProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const said = useDateStrings()
  const { strings, locale } = said
  const clock = useToday()
  const today = givenToday ?? clock
  const draft = useRangeDraft({ id, value, defaultValue, onChange })
  const limits = { min, max, unavailableRanges, isDateUnavailable }
  const problem = rangeProblem(draft.ends, { ...limits, isOverUnavailable }, said)
  const opening = (button: ReactNode) => (
    <PopupTrigger
      hasPopup="dialog"
      preload={preload}
      popup={(control) => (
        <DateRangeSheet
          {...limits}
          {...{ presets, today, months, firstDayOfWeek, hasWeekNumbers, isOverUnavailable }}
          {...control}
          triggerRef={boxRef}
          label={field.label}
          value={draft.range}
          onChange={(range) => draft.change(parseRange(range) ?? draft.ends)}
        />
      )}
    >
      {button}
    </PopupTrigger>
  )
  const format = ({ start, end }: DayRange) => {
    const named = display === 'relative' && today ? rangePresets(presets, { strings, today, min, max }) : []
    const same = named.find(({ range }) => range?.start === start && range.end === end)
    return same?.label ?? formatDayRange(start, end, locale)
  }
  return (
    <>
      {display === 'numbers' ? (
        <RangeSegments
          {...field}
          {...{ id, draft, problem, boxRef, ref }}
          end={opening(
            <FieldButton
              icon={IconCalendar}
              label={`${strings.chooseDates} (${field.label})`}
              isDisabled={field.isDisabled || field.isReadOnly}
            />,
          )}
        />
      ) : (
        <WordsTrigger
          {...field}
          {...{ id, opening, boxRef, ref }}
          errorMessage={field.errorMessage ?? problem}
          text={draft.range && format(draft.range)}
          placeholder={placeholder ?? strings.chooseDates}
          onClear={() => draft.change({ start: null, end: null })}
        />
      )}
      {field.name &&
        (['start', 'end'] as const).map((end) => (
          <input
            key={end}
            type="hidden"
            name={`${field.name}.${end}`}
            value={draft.told?.[end] ?? ''}
            disabled={field.isDisabled}
          />
        ))}
    </>
  )
}
