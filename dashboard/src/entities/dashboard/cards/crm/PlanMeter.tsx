import { Meter } from '@data1522/design-system/Meter'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useShortMoney } from '../../useShortMoney.ts'

interface PlanMeterProps {
  /** What was planned. */
  what: string
  value: number
  goal: number
  tone: 'primary' | 'success'
}

/** How much of what was planned has come; nothing where nothing was planned. */
export function PlanMeter({ what, value, goal, tone }: PlanMeterProps) {
  const text = useText()
  const { percent } = useFormats()
  const shortMoney = useShortMoney()
  if (goal <= 0) return null
  const share = percent(Math.round((value / goal) * 100) / 100)
  return (
    <Stack gap={8}>
      <Meter
        label={text('dashboards.week.ofGoal', { what })}
        value={Math.max(value, 0)}
        max={goal}
        valueText={share}
        tone={tone}
        isBare
      />
      <Text size="sm" ink="subtle">
        {text('crmDashboard.ofPlan', { share, goal: shortMoney(goal) })}
      </Text>
    </Stack>
  )
}
