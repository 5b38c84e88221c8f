import { DatePicker } from '@data1522/design-system/DatePicker'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Typed part by part, or chosen in the calendar that opens from it. */
export function Basic() {
  const text = useText()
  const [day, setDay] = useState<string | null>('2026-11-12')

  return (
    <DatePicker
      label={text('dateTimeDemos.delivery')}
      value={day}
      onChange={setDay}
      description={text('dateTimeDemos.deliveryHint')}
    />
  )
}
