import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { lazy, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { WhenOpened } from '../../../shared/forms/WhenOpened.tsx'
import { usePrice } from '../../../entities/plan/usePrice.ts'
import type { PaymentAtWork } from './usePayment.ts'

const ChangePlan = lazy(async () => ({ default: (await import('./ChangePlan.tsx')).ChangePlan }))

/** Which plan is paid for, and for how long. */
export function PlanCard({ plan, cycle, setOrder }: Pick<PaymentAtWork, 'plan' | 'cycle' | 'setOrder'>) {
  const text = useText()
  const { exact } = usePrice()
  const [isChanging, setChanging] = useState(false)
  const { monthly, yearly } = PLAN_PRICES[plan]
  return (
    <Card>
      <CardHeader
        title={text('payment.planTitle')}
        actions={
          <Button size="small" onPress={() => setChanging(true)}>
            {text('payment.changePlan')}
          </Button>
        }
      />
      <RadioCards
        label={text('payment.planTitle')}
        isLabelHidden
        value={cycle}
        onChange={(next) => setOrder({ cycle: next }, { isReplacing: true })}
        options={[
          {
            id: 'yearly',
            label: text('plans.yearly'),
            end: exact(yearly),
            description: text('payment.yearlyText', {
              price: exact(yearly / 12),
              saved: exact(monthly * 12 - yearly),
            }),
          },
          {
            id: 'monthly',
            label: text('plans.monthly'),
            end: exact(monthly),
            description: text('payment.monthlyText'),
          },
        ]}
      />
      <WhenOpened isOpen={isChanging}>
        <ChangePlan
          plan={plan}
          cycle={cycle}
          isOpen={isChanging}
          onClose={() => setChanging(false)}
          onChange={(next) => setOrder({ plan: next }, { isReplacing: true })}
        />
      </WhenOpened>
    </Card>
  )
}
