import { Text } from '@data1522/design-system/Text'
import { Inline } from '@data1522/design-system/Inline'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { useText } from '../../core/i18n/useText.ts'
import { usePrice } from '../plan/usePrice.ts'

/** What a plan costs, and how often. */
export function PlanPrice({ billing }: { billing: Pick<UserBilling, 'price' | 'period'> }) {
  const text = useText()
  const { whole } = usePrice()
  return (
    <Inline gap={6} align="baseline">
      <Text as="span" size="3xl" weight="strong" isNumeric>
        {whole(billing.price)}
      </Text>
      <Text as="span" ink="subtle">
        {text(`plans.per.${billing.period}`)}
      </Text>
    </Inline>
  )
}
