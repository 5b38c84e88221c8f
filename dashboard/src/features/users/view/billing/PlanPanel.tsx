import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Grid } from '@data1522/design-system/Grid'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { UserBilling } from '@data1522/mocks/contract/user-settings'
import type { UserDetail } from '@data1522/mocks/contract/users'
import { useId, useRef } from 'react'
import { Can } from '../../../../core/auth/Can.tsx'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useViewAddress } from '../view-address.ts'
import { PlanAlert } from '../../../../entities/account/PlanAlert.tsx'
import { PlanPrice } from '../../../../entities/account/PlanPrice.tsx'
import { PlanUsage } from '../../../../entities/account/PlanUsage.tsx'
import { useBillingEdit } from '../../../../entities/account/useBillingEdit.ts'
import { useSettingsEdit } from '../useUserEdits.ts'

interface PlanPanelProps {
  user: UserDetail
  billing: UserBilling
}

/** The plan with what it has used, and what needs a look before it renews. */
export function PlanPanel({ user, billing }: PlanPanelProps) {
  const text = useText()
  const { day } = useFormats()
  const titleId = useId()
  const { open } = useViewAddress()
  const { cancelPlan } = useBillingEdit(useSettingsEdit(String(user.id)))
  const changeRef = useRef<HTMLButtonElement>(null)
  const cancelNow = () => {
    // The button goes with the plan, and the focus may not go with it.
    changeRef.current?.focus()
    void cancelPlan(billing)
  }
  const isPaid = billing.price > 0
  const change = text('plans.change')
  const cancel = text('plans.cancel')
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader id={titleId} title={text('plans.current')} />
      <Stack gap={20}>
        <PlanAlert billing={billing} />
        <Grid columns={{ base: 1, sm: 2 }} gap={24}>
          <Stack gap={8}>
            <Text weight="semibold">{text('plans.is', { plan: text(`users.plan.${billing.plan}`) })}</Text>
            <PlanPrice billing={billing} />
            <Text size="sm" ink="subtle">
              {text('plans.activeUntil', { date: day(billing.renewsOn) })}
            </Text>
          </Stack>
          <PlanUsage billing={billing} />
        </Grid>
        <CardActions>
          <Can action="update" subject="User" label={change}>
            {(isDisabled) => (
              <Button
                ref={changeRef}
                variant="solid"
                tone="primary"
                isDisabled={isDisabled}
                onPress={() => open('plan')}
              >
                {change}
              </Button>
            )}
          </Can>
          {isPaid && (
            <Can action="update" subject="User" label={cancel}>
              {(isDisabled) => (
                <Button tone="danger" variant="soft" isDisabled={isDisabled} onPress={cancelNow}>
                  {cancel}
                </Button>
              )}
            </Can>
          )}
        </CardActions>
      </Stack>
    </Card>
  )
}
