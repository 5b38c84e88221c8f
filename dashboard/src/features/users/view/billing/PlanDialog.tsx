import { Chip } from '@data1522/design-system/Chip'
import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Grid } from '@data1522/design-system/Grid'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { SelectableCard } from '@data1522/design-system/SelectableCard'
import { SelectableCardGroup } from '@data1522/design-system/SelectableCardGroup'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { BILLING_PERIODS, PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import { type UserDetail, USER_PLANS, type UserPlan } from '@data1522/mocks/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../../app/intl/useText.ts'
import { userSettingsQuery } from '../queries.ts'
import { PlanPrice } from './PlanPrice.tsx'
import { perks } from './perks.ts'
import { useBillingEdit } from './useBillingEdit.ts'

interface PlanDialogProps {
  user: UserDetail
  isOpen: boolean
  onClose: () => void
}

/** Chooses the plan of a user and how often it is paid. */
export function PlanDialog({ user, isOpen, onClose }: PlanDialogProps) {
  const text = useText()
  const [chosen, setChosen] = useState<Partial<Pick<UserBilling, 'plan' | 'period'>>>({})
  const { choosePlan } = useBillingEdit(user)
  const { data } = useQuery(userSettingsQuery(String(user.id)))
  if (!data) return null
  const { billing } = data
  const { plan, period } = { ...billing, ...chosen }
  const isSame = plan === billing.plan && period === billing.period
  const take = () => {
    onClose()
    if (!isSame) void choosePlan(billing, plan, period)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title={text('userView.planTitle', { name: user.fullName })}
      description={text('userView.planLede')}
      footer={
        <>
          <Button onPress={onClose}>{text('records.cancel')}</Button>
          <Button variant="solid" tone="primary" onPress={take}>
            {text(isSame ? 'userView.keepPlan' : 'userView.takePlan', { plan: text(`users.plan.${plan}`) })}
          </Button>
        </>
      }
    >
      <Stack gap={20}>
        <SegmentedControl
          label={text('userView.period')}
          options={BILLING_PERIODS.map((id) => ({ id, label: text(`userView.period.${id}`) }))}
          value={period}
          onChange={(next) => setChosen({ ...chosen, period: next })}
        />
        <SelectableCardGroup
          label={text('userView.plan')}
          selectionMode="single"
          selectedIds={[plan]}
          onSelectionChange={([next]) => setChosen({ ...chosen, plan: next as UserPlan })}
        >
          <Grid columns={{ base: 1, sm: 2 }} gap={16}>
            {USER_PLANS.map((id) => (
              <SelectableCard
                key={id}
                id={id}
                title={text(`users.plan.${id}`)}
                description={perks.map((perk) => text(`userView.perk.${id}.${perk}`)).join(' · ')}
              >
                <PlanPrice billing={{ price: PLAN_PRICES[id][period], period }} />
                {id === billing.plan && (
                  <Chip tone="primary" size="small" variant="solid">
                    {text('userView.current')}
                  </Chip>
                )}
              </SelectableCard>
            ))}
          </Grid>
        </SelectableCardGroup>
        <Text size="sm" ink="subtle">
          {text('userView.planStarts')}
        </Text>
      </Stack>
    </Dialog>
  )
}
