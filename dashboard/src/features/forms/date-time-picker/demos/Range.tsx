import { DateRangePicker } from '@data1522/design-system/DateRangePicker'
import { useText } from '../../../../core/i18n/useText.ts'

/** Both ends in one field; two months open from it. */
export function Range() {
  const text = useText()

  return (
    <DateRangePicker
      label={text('dateTimeDemos.sale')}
      presets={[]}
      defaultValue={{ start: '2026-11-23', end: '2026-11-29' }}
    />
  )
}
