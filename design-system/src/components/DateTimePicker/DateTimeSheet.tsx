import { Button } from '../Button/Button.tsx'
import { Calendar } from '../Calendar/Calendar.tsx'
import { todayText } from '../Calendar/iso.ts'
import type { DayLimits } from '../Calendar/limits.ts'
import type { MonthOptions } from '../Calendar/options.ts'
import { useDateStrings } from '../Calendar/strings/useDateStrings.ts'
import { DatePopover, type SheetControl } from '../DatePicker/DatePopover.tsx'
import { TimeField } from '../TimeField/TimeField.tsx'
import * as styles from './DateTimeSheet.css.ts'

interface DateTimeSheetProps extends SheetControl, DayLimits, MonthOptions {
  label: string
  /** As `2026-11-21T14:30`. */
  value: string | null
  onChange: (value: string) => void
  defaultTime: string
  step?: number
  hourCycle?: 12 | 24
}

/** The calendar and the time that open from a field of both. */
export function DateTimeSheet({
  label,
  value,
  onChange,
  defaultTime,
  step,
  hourCycle,
  min,
  max,
  unavailableRanges,
  isDateUnavailable,
  months,
  firstDayOfWeek,
  hasWeekNumbers,
  ...control
}: DateTimeSheetProps) {
  const { strings } = useDateStrings()
  const day = value?.slice(0, 10) ?? null
  const time = value?.slice(11) ?? null
  return (
    <DatePopover {...control} label={label}>
      <Calendar
        {...{ label, months, firstDayOfWeek, hasWeekNumbers, unavailableRanges, isDateUnavailable }}
        min={min?.slice(0, 10)}
        max={max?.slice(0, 10)}
        value={day}
        onChange={(chosen) => onChange(`${chosen}T${time ?? defaultTime}`)}
        autoFocus
      />
      <div className={styles.foot}>
        <TimeField
          label={strings.time}
          {...{ step, hourCycle }}
          value={time}
          isClearable={false}
          onChange={(chosen) => chosen && onChange(`${day ?? todayText()}T${chosen}`)}
        />
        <Button variant="solid" tone="primary" onPress={() => control.onOpenChange(false)}>
          {strings.done}
        </Button>
      </div>
    </DatePopover>
  )
}
