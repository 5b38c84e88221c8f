import { RangeCalendar } from '@data1522/design-system/RangeCalendar'
import { useText } from '../../../../core/i18n/useText.ts'

/** The month itself stands on the page; a range is drawn across it. */
export function Inline() {
  const text = useText()

  return (
    <RangeCalendar
      label={text('dateTimeDemos.leave')}
      hasWeekNumbers
      defaultValue={{ start: '2026-11-09', end: '2026-11-13' }}
    />
  )
}
