import { Text } from '@data1522/design-system/Text'
import { Inline } from '@data1522/design-system/Inline'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { useFormats } from '../../core/i18n/useFormats.ts'
import { useText } from '../../core/i18n/useText.ts'

/** What a plan costs, and how often. */
export function PlanPrice({ billing }: { billing: Pick<UserBilling, 'price' | 'period'> }) {
  const text = useText()
  const { number } = useFormats()
  // The mark keeps the currency's sign at its letters where words run from right to left.
  const price = `${number(billing.price, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })}\u200E`
  return (
    <Inline gap={6} align="baseline">
      <Text as="span" size="3xl" weight="strong" isNumeric>
        {price}
      </Text>
      <Text as="span" ink="subtle">
        {text(`plans.per.${billing.period}`)}
      </Text>
    </Inline>
  )
}
