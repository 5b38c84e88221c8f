import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { RadioCards } from '@data1522/design-system/RadioCards'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { PAID_PLANS, type PaidPlan } from '@data1522/mocks/contract/payment'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import type { Cycle } from '../../../entities/plan/plan-address.ts'
import { usePrice } from '../../../entities/plan/usePrice.ts'

interface ChangePlanProps {
  plan: PaidPlan
  cycle: Cycle
  isOpen: boolean
  onClose: () => void
  onChange: (plan: PaidPlan) => void
}

/** Another plan to pay for, at what it costs for as long. */
export function ChangePlan({ plan, cycle, isOpen, onClose, onChange }: ChangePlanProps) {
  const text = useText()
  const { whole } = usePrice()
  const [chosen, setChosen] = useState(plan)
  const take = () => {
    onChange(chosen)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title={text('payment.changePlan')}
      description={text('payment.changePlanText')}
      footer={
        <>
          <Button onPress={onClose}>{text('payment.keepPlan')}</Button>
          <Button variant="solid" tone="primary" onPress={take}>
            {text('payment.takePlan', { plan: text(`plans.${chosen}`) })}
          </Button>
        </>
      }
    >
      <RadioCards
        label={text('payment.plan')}
        isLabelHidden
        columns={1}
        value={chosen}
        onChange={setChosen}
        options={PAID_PLANS.map((id) => ({
          id,
          label: text(`plans.${id}`),
          description: text(`plans.${id}Description`),
          end: text('plans.priceFor', {
            price: whole(PLAN_PRICES[id][cycle]),
            period: text(cycle === 'yearly' ? 'plans.aYear' : 'plans.aMonth'),
          }),
        }))}
      />
    </Dialog>
  )
}
