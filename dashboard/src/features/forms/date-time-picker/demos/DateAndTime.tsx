import { DateTimePicker } from '@data1522/design-system/DateTimePicker'
import { useText } from '../../../../core/i18n/useText.ts'

/** One field for both; the calendar has the time at its foot. */
export function DateAndTime() {
  const text = useText()

  return <DateTimePicker label={text('dateTimeDemos.meeting')} step={15} defaultValue="2026-11-12T14:30" />
}
