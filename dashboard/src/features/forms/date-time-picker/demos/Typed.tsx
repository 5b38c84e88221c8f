import { DateField } from '@data1522/design-system/DateField'
import { useText } from '../../../../core/i18n/useText.ts'

/** Without a calendar, for a date that nobody looks up. */
export function Typed() {
  const text = useText()

  return <DateField label={text('dateTimeDemos.birthday')} defaultValue="1987-04-03" max="2010-12-31" />
}
