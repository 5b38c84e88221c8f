import { DatePicker } from '@data1522/design-system/DatePicker'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says which day is the first that can be, once the field is left. */
export function Validation() {
  const text = useText()

  return (
    <DatePicker label={text('dateTimeDemos.expires')} isRequired min="2026-11-12" defaultValue="2026-11-02" />
  )
}
