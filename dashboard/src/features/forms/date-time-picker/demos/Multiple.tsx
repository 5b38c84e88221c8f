import { Calendar } from '@data1522/design-system/Calendar'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Each press adds a day or takes it away. */
export function Multiple() {
  const text = useText()
  const [days, setDays] = useState(['2026-11-05', '2026-11-06', '2026-11-19'])

  return (
    <Calendar label={text('dateTimeDemos.closed')} selectionMode="multiple" value={days} onChange={setDays} />
  )
}
