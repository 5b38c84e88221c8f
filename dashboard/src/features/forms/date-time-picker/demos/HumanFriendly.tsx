import { DatePicker } from '@data1522/design-system/DatePicker'
import { useText } from '../../../../core/i18n/useText.ts'

/** As one would say it, with the day of the week. */
export function HumanFriendly() {
  const text = useText()

  return (
    <DatePicker
      label={text('dateTimeDemos.due')}
      display="relative"
      presets={['today', 'tomorrow']}
      defaultValue="2026-11-12"
    />
  )
}
