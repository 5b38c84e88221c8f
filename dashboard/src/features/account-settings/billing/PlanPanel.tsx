import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardActions } from '@data1522/design-system/CardActions'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Chip } from '@data1522/design-system/Chip'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Grid } from '@data1522/design-system/Grid'
import { Icon } from '@data1522/design-system/Icon'
import { IconCheck } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useId, useRef, useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { perks } from '../../../entities/account/perks.ts'
import { PlanAlert } from '../../../entities/account/PlanAlert.tsx'
import { PlanPrice } from '../../../entities/account/PlanPrice.tsx'
import { PlanUsage } from '../../../entities/account/PlanUsage.tsx'
import { useSettingsDialog } from '../useSettingsDialog.ts'
import { useOwnBilling } from './useOwnBilling.ts'

/** The plan, what it holds, how much of its period is over; and the ways up and out. */
export function PlanPanel({ billing }: { billing: AccountBilling }) {
  const text = useText()
  const { day } = useFormats()
  const titleId = useId()
  const { open } = useSettingsDialog()
  const change = useOwnBilling(billing)
  const changeRef = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const { isCancelled, plan } = billing
  const isPaid = billing.price > 0
  const date = day(billing.renewsOn)
  const setCancelled = (next: boolean) => {
    // The button goes, and the focus may not go with it.
    changeRef.current?.focus()
    void change({ isCancelled: next }, () =>
      text(next ? 'accountBilling.cancelled' : 'accountBilling.goesOn', { date }),
    )
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('plans.current')}
        actions={
          <Chip tone={isCancelled ? 'warning' : 'success'} hasDot>
            {text(isCancelled ? 'accountBilling.ends' : 'accountBilling.active')}
          </Chip>
        }
      />
      <Stack gap={20}>
        {isCancelled ? (
          <Alert
            tone="warning"
            title={text('accountBilling.endsOn', { date })}
            actions={
              <Button size="small" onPress={() => setCancelled(false)}>
                {text('accountBilling.keep')}
              </Button>
            }
          >
            {text('accountBilling.endsText')}
          </Alert>
        ) : (
          <PlanAlert billing={billing} isPaidByCard={billing.paidBy === 'card'} />
        )}
        <Grid columns={{ base: 1, sm: 2 }} gap={24}>
          <Stack gap={8}>
            <Text weight="semibold">{text('plans.is', { plan: text(`users.plan.${plan}`) })}</Text>
            <PlanPrice billing={billing} />
            <Stack as="ul" gap={6}>
              {perks.map((perk) => (
                <Inline key={perk} as="li" gap={8} isWrapping={false} align="start">
                  <Text as="span" tone="success">
                    <Icon icon={IconCheck} size={18} />
                  </Text>
                  <Text as="span" ink="muted">
                    {text(`plans.perk.${plan}.${perk}`)}
                  </Text>
                </Inline>
              ))}
            </Stack>
          </Stack>
          {isPaid && !isCancelled && <PlanUsage billing={billing} />}
        </Grid>
        <CardActions>
          <Button ref={changeRef} variant="solid" tone="primary" onPress={() => open('plan')}>
            {text('plans.change')}
          </Button>
          {isPaid && !isCancelled && (
            <Button tone="danger" variant="plain" onPress={() => setAsking(true)}>
              {text('plans.cancel')}
            </Button>
          )}
        </CardActions>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('accountBilling.cancelTitle')}
        confirmLabel={text('plans.cancel')}
        cancelLabel={text('accountBilling.keep')}
        tone="danger"
        onConfirm={() => setCancelled(true)}
      >
        {text('accountBilling.cancelText', { date })}
      </ConfirmDialog>
    </Card>
  )
}
