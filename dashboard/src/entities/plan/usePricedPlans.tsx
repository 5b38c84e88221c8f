import type { PricedPlan } from '@data1522/design-system/PricingCards'
import { Inline } from '@data1522/design-system/Inline'
import { Text } from '@data1522/design-system/Text'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import type { ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import type { Cycle } from './plan-address.ts'
import { COMPARED_PLANS, type ComparedPlanId, MARKED_PLAN, planIcons } from './plans.ts'
import { usePrice } from './usePrice.ts'
import { usePlanActions } from './usePlanActions.ts'

const points = ['1', '2', '3', '4', '5'] as const

/** The plans as cards show them. */
export function usePricedPlans(cycle: Cycle, isFramed: boolean): PricedPlan[] {
  const text = useText()
  const { exact, whole } = usePrice()
  const actionOf = usePlanActions(cycle, isFramed)
  const isYearly = cycle === 'yearly'

  function noteOf(plan: ComparedPlanId): ReactNode {
    const { monthly, yearly } = PLAN_PRICES[plan]
    if (yearly === 0) return text('pricing.noCard')
    return (
      <Inline as="span" gap={4}>
        {isYearly
          ? text('pricing.inMonths', { price: exact(yearly / 12) })
          : text('pricing.inYears', { price: whole(yearly) })}
        <Text as="span" size="sm" weight="semibold" tone="success">
          {text('pricing.youSave', { amount: whole(monthly * 12 - yearly) })}
        </Text>
      </Inline>
    )
  }

  return COMPARED_PLANS.map((id) => {
    const { monthly, [cycle]: price } = PLAN_PRICES[id]
    return {
      id,
      icon: planIcons[id],
      name: text(`plans.${id}`),
      description: text(`plans.${id}Description`),
      price: whole(price),
      period: text(price === 0 ? 'plans.forever' : isYearly ? 'plans.aYear' : 'plans.aMonth'),
      before: isYearly && price > 0 ? whole(monthly * 12) : undefined,
      note: noteOf(id),
      action: actionOf(id),
      pointsTitle: text(`pricing.${id}.points`),
      points: points.map((point) => text(`pricing.${id}.point${point}`)),
      mark: id === MARKED_PLAN ? text('pricing.mostChosen') : undefined,
    }
  })
}
