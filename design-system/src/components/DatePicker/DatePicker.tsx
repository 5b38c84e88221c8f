import { type ReactNode, type Ref, useId, useRef } from 'react'
import { IconCalendar } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { PopupTrigger } from '../../internal/PopupTrigger.tsx'
import { dayOf } from '../Calendar/iso.ts'
import { parseDay } from '../Calendar/parse.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { formatDay, formatRelativeDay } from '../Calendar/formatDate.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { useToday } from '../Calendar/useToday.ts'
import { SegmentedDateField } from '../DateField/SegmentedDateField.tsx'
import { validateDate } from '../DateField/validateDate.ts'
import type { DateSegmentsOptions } from '../DateField/options.ts'
import { readDay } from '../DateField/typed.ts'
import { useDraft } from '../DateField/useDraft.ts'
import { useTyping } from '../DateField/useTyping.ts'
import { FieldButton } from '../Field/FieldButton.tsx'
import type { DayPreset, DayPresetId } from './presets.ts'
import { WordsTrigger } from './WordsTrigger.tsx'

export interface DatePickerProps extends Omit<DateSegmentsOptions, 'ref'>, DayLimits, MonthOptions {
  /** Its day as `2026-11-21`, when the caller keeps it; what is no such day counts as none. */
  value?: string | null
  /** Its day at first, when it keeps its own. @default null */
  defaultValue?: string | null
  /** Called with the day, or null, whenever a whole one stands there or none any more. */
  onChange?: (value: string | null) => void
  /**
   * How the day stands there: in numbers, which are typed; in words, “Sat, Nov 21, 2026”, on a button; or in words
   * with “Today” and its like where the language has them. @default 'numbers'
   */
  display?: 'numbers' | 'words' | 'relative'
  /** What stands there in words while no day is chosen. @default 'Choose a date' */
  placeholder?: string
  /** Days to choose by one press: named ones, or your own. @default none */
  presets?: readonly (DayPresetId | DayPreset)[]
  /** Reaches the group of its parts, or the button in words; its `focus()` goes to the first part. */
  ref?: Ref<HTMLElement>
}

const { Part: DatePickerSheet, preload } = lazyWithPreload(
  async () => (await import('./DatePickerSheet.tsx')).DatePickerSheet,
)

/**
 * A date that is typed part by part, or chosen in a calendar that opens from the field.
 *
 * Use when a form or a toolbar asks for a date. Not for a range: use `DateRangePicker`; nor for a date known by heart, such
 * as a birthday: use `DateField`; nor where the month should stay in view: use `Calendar`.
 */
export function DatePicker({
  value,
  defaultValue,
  onChange,
  display = 'numbers',
  placeholder,
  presets = [],
  months,
  firstDayOfWeek,
  hasWeekNumbers,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  id: givenId,
  ref,
  ...field
}: DatePickerProps) {
  'use memo'
  const ownId = useId()
  const id = givenId ?? ownId
  const boxRef = useRef<HTMLDivElement>(null)
  const said = useDateStrings()
  const { strings, locale } = said
  const today = useToday()
  const draft = useDraft({ id, value, defaultValue, onChange, parse: parseDay, write: dayOf })
  const typing = useTyping(draft)
  const limits = { min, max, unavailableRanges, isDateUnavailable }
  const problem = validateDate(draft.text, limits, said)
  const opening = (button: ReactNode) => (
    <PopupTrigger
      hasPopup="dialog"
      preload={preload}
      popup={(control) => (
        <DatePickerSheet
          {...limits}
          {...{ presets, months, firstDayOfWeek, hasWeekNumbers }}
          {...control}
          triggerRef={boxRef}
          label={field.label}
          value={draft.text}
          onChange={(day) => typing.settle(parseDay(day))}
        />
      )}
    >
      {button}
    </PopupTrigger>
  )
  if (display === 'numbers')
    return (
      <SegmentedDateField
        {...field}
        {...{ id, draft, typing, problem, boxRef }}
        ref={ref}
        granularity="day"
        read={(pasted) => readDay(pasted, locale)}
        end={opening(
          <FieldButton
            icon={IconCalendar}
            label={`${strings.chooseDate} (${field.label})`}
            isDisabled={field.isDisabled || field.isReadOnly}
          />,
        )}
      />
    )
  const format = (day: string) =>
    display === 'relative' && today ? formatRelativeDay(day, today, locale) : formatDay(day, locale)
  return (
    <>
      <WordsTrigger
        {...field}
        {...{ id, opening, boxRef, ref }}
        errorMessage={field.errorMessage ?? problem}
        text={draft.text && format(draft.text)}
        placeholder={placeholder ?? strings.chooseDate}
        onClear={() => typing.settle(null)}
      />
      {field.name && (
        <input type="hidden" name={field.name} value={draft.told ?? ''} disabled={field.isDisabled} />
      )}
    </>
  )
}
