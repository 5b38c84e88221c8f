import { Calendar } from '../Calendar/Calendar.tsx'
import { type DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { useToday } from '../Calendar/useToday.ts'
import { validateDate } from '../DateField/validateDate.ts'
import { type DayPreset, dayPresets, type DayPresetId } from './presets.ts'
import { DatePopover, type SheetControl } from './DatePopover.tsx'
import { PresetList } from './PresetList.tsx'

interface DatePickerSheetProps extends SheetControl, DayLimits, MonthOptions {
  label: string
  value: string | null
  onChange: (value: string) => void
  presets: readonly (DayPresetId | DayPreset)[]
}

/** The calendar that opens from a date field. */
export function DatePickerSheet({
  label,
  value,
  onChange,
  presets,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  months,
  firstDayOfWeek,
  hasWeekNumbers,
  ...control
}: DatePickerSheetProps) {
  const said = useDateStrings()
  const limits = { min, max, unavailableRanges, isDateUnavailable }
  const today = useToday()
  const days = today ? dayPresets(presets, today, said.locale) : []
  const choose = (day: string) => {
    onChange(day)
    control.onOpenChange(false)
  }
  return (
    <DatePopover
      {...control}
      label={label}
      presets={
        days.length > 0 && (
          <PresetList
            presets={days.map((preset) => ({
              ...preset,
              isChosen: preset.day === value,
              isDisabled: validateDate(preset.day, limits, said) !== undefined,
            }))}
            onChoose={(id) => choose(days.find((preset) => preset.id === id)?.day ?? '')}
          />
        )
      }
    >
      <Calendar
        {...limits}
        {...{ label, value, months, firstDayOfWeek, hasWeekNumbers }}
        onChange={choose}
        // The preset of the same name would be taken for it.
        isTodayHidden={days.some(({ id }) => id === 'today')}
        autoFocus
      />
    </DatePopover>
  )
}
