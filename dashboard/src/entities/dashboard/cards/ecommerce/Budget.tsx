import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { RevenueYear } from '@data1522/mocks/contract/dashboard-ecommerce'
import { useIntl } from 'react-intl'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useShortMoney } from '../../useShortMoney.ts'
import { BudgetCourse } from './BudgetCourse.tsx'
import { RaiseBudget } from './RaiseBudget.tsx'

/** What may be spent in a year, what is left of it, and a way to more. */
export function Budget({ shown }: { shown: RevenueYear }) {
  const text = useText()
  const { formatDate } = useIntl()
  const { wholeMoney } = useFormats()
  const shortMoney = useShortMoney()
  const left = shown.budget - shown.expense
  const lines = [
    ['spent', shown.expense],
    ['planned', shown.budget],
    [left < 0 ? 'over' : 'left', Math.abs(left)],
  ] as const
  const last = shown.months.at(-1)!.month
  return (
    <Stack gap={12}>
      <Stack gap={2}>
        <Heading level={3} size="card">
          {text('ecommerceDashboard.budget')}
        </Heading>
        <Text size="3xl" weight="heavy" isNumeric>
          {shortMoney(shown.budget)}
        </Text>
        <Text size="sm" ink="subtle">
          {text('ecommerceDashboard.through', {
            month: formatDate(`${last}-01`, { month: 'long', timeZone: 'UTC' }),
          })}
        </Text>
      </Stack>
      <BudgetCourse shown={shown} />
      <Stack gap={8}>
        {lines.map(([id, amount]) => (
          <Inline key={id} justify="between" isWrapping={false}>
            <Text as="span" size="sm" ink="muted">
              {text(`ecommerceDashboard.${id}`)}
            </Text>
            <Text
              as="span"
              size="sm"
              weight="semibold"
              isNumeric
              tone={id === 'left' ? 'success' : id === 'over' ? 'danger' : undefined}
            >
              {wholeMoney(amount)}
            </Text>
          </Inline>
        ))}
      </Stack>
      <RaiseBudget shown={shown} />
    </Stack>
  )
}
