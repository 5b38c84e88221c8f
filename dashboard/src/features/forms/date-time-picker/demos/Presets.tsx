import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { useText } from '../../../../core/i18n/useText.ts'

/** The usual periods by one press, and called by their name. */
export function Presets() {
  const text = useText()

  return <DateRangePicker label={text('dateTimeDemos.report')} display="relative" />
}
