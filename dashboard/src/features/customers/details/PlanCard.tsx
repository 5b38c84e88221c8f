import { Button } from '@data1522/design-system/Button'
import { Stack } from '@data1522/design-system/Stack'
import { Heading } from '@data1522/design-system/Heading'
import { Text } from '@data1522/design-system/Text'
import { TonalCard } from '@data1522/design-system/TonalCard'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import type { UserPlan } from '@data1522/mocks/contract/users'
import { useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useText } from '../../../core/i18n/useText.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

interface PlanCardProps {
  plan: UserPlan
  onChange: () => void
}

/** The plan that the customer is on, and the way to another. */
export function PlanCard({ plan, onChange }: PlanCardProps) {
  const text = useText()
  const { whole } = usePrice()
  const titleId = useId()
  const isTop = plan === 'enterprise'
  const label = text(isTop ? 'customer.changePlan' : 'customer.upgrade')
  return (
    <TonalCard tone="primary" as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size="card" id={titleId}>
            {text('customer.planOf', { plan: text(`customer.plan.${plan}`) })}
          </Heading>
          <Text ink="muted">
            {text(isTop ? 'customer.planTop' : 'customer.planText', {
              price: whole(PLAN_PRICES[plan].monthly),
            })}
          </Text>
        </Stack>
        <Can action="update" subject="Customer" label={label}>
          {(isDisabled) => (
            <Button variant="solid" tone="primary" isBlock isDisabled={isDisabled} onPress={onChange}>
              {label}
            </Button>
          )}
        </Can>
      </Stack>
    </TonalCard>
  )
}
