import { Box } from '@data1522/design-system/Box'
import { DatePicker } from '@data1522/design-system/DatePicker'
import { useText } from '../../../core/i18n/useText.ts'
import type { Advice } from '../../../shared/showcase/guidance.ts'

function WhichDay() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <DatePicker
        label={text('dateTimeDemos.delivery')}
        defaultValue="2026-11-12"
        description={text('dateTimeDemos.deliveryHint')}
      />
    </Box>
  )
}

function Birthday() {
  const text = useText()

  return (
    <Box minWidth={240}>
      <DatePicker label={text('dateTimeDemos.birthday')} display="words" />
    </Box>
  )
}

/** How to ask for a date, and how not to. */
export const advice: readonly Advice[] = [
  { isGood: true, Live: WhichDay, text: 'dateTimeDemos.doText' },
  { isGood: false, Live: Birthday, text: 'dateTimeDemos.dontText' },
]
