import type { DayRange } from '../Calendar/iso.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { useToday } from '../Calendar/useToday.ts'
import { DatePopover, type SheetControl } from '../DatePicker/DatePopover.tsx'
import { PresetList } from '../DatePicker/PresetList.tsx'
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx'
import { type RangePreset, type RangePresetId, rangePresets } from './presets.ts'

interface DateRangeSheetProps extends SheetControl, DayLimits, MonthOptions {
  label: string
  value: DayRange | null
  onChange: (value: DayRange) => void
  presets: readonly (RangePresetId | RangePreset)[]
  today?: string | null
  isOverUnavailable: boolean
}

/** The calendar that opens from a field of a range. */
export function DateRangeSheet({
  label,
  value,
  onChange,
  presets,
  today: givenToday,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  isOverUnavailable,
  months,
  firstDayOfWeek,
  hasWeekNumbers,
  ...control
}: DateRangeSheetProps) {
  const { strings } = useDateStrings()
  const clock = useToday()
  const today = givenToday ?? clock
  const shown = today ? rangePresets(presets, { strings, today, min, max }) : []
  const choose = (range: DayRange) => {
    onChange(range)
    control.onOpenChange(false)
  }
  return (
    <DatePopover
      {...control}
      label={label}
      presets={
        shown.length > 0 && (
          <PresetList
            presets={shown.map(({ id, label: name, range }) => ({
              id,
              label: name,
              isDisabled: !range,
              isChosen: Boolean(range) && range?.start === value?.start && range?.end === value?.end,
            }))}
            onChoose={(id) => {
              const range = shown.find((preset) => preset.id === id)?.range
              if (range) choose(range)
            }}
          />
        )
      }
    >
      <RangeCalendar
        {...{ label, value, months, firstDayOfWeek, hasWeekNumbers, isOverUnavailable }}
        {...{ min, max, unavailableRanges, isDateUnavailable }}
        onChange={choose}
        // The preset of the same name would be taken for it.
        isTodayHidden={shown.some(({ id }) => id === 'today')}
        autoFocus
      />
    </DatePopover>
  )
}
