import { TimeField } from '@data1522/design-system/TimeField'
import { useText } from '../../../../core/i18n/useText.ts'

/** An hour by itself, in steps of a quarter of it. */
export function Time() {
  const text = useText()

  return <TimeField label={text('dateTimeDemos.opens')} step={15} defaultValue="09:30" />
}
