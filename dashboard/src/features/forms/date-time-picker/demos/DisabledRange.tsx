import { DatePicker } from '@data1522/design-system/DatePicker'
import { useText } from '../../../../core/i18n/useText.ts'

const isSunday = (day: string) => new Date(day).getUTCDay() === 0

/** Ranges and weekdays that cannot be chosen; typed, they say so. */
export function DisabledRange() {
  const text = useText()

  return (
    <DatePicker
      label={text('dateTimeDemos.pickUp')}
      defaultValue="2026-11-12"
      min="2026-11-02"
      unavailableRanges={[{ start: '2026-11-16', end: '2026-11-20' }]}
      isDateUnavailable={isSunday}
      description={text('dateTimeDemos.pickUpHint')}
    />
  )
}
