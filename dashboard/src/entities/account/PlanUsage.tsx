import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { useState } from 'react'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'
import { periodOf } from './periods.ts'

/** How many days of the period are over, and until when it goes. */
export function PlanUsage({ billing }: { billing: UserBilling }) {
  const text = useText()
  const { day } = useFormats()
  const [now] = useState(() => Date.now())
  const { total, used, left } = periodOf(billing, now)
  return (
    <Stack gap={6}>
      <Meter
        label={text('plans.days')}
        value={used}
        max={total}
        tone={left <= 7 ? 'warning' : 'primary'}
        valueText={text('plans.daysUsed', { used, total })}
      />
      <Text size="sm" ink="subtle">
        {text('plans.daysLeft', { left, date: day(billing.renewsOn) })}
      </Text>
    </Stack>
  )
}
