import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import type { AccountBilling } from '@data1522/mocks/contract/account-settings'
import { useId, useState } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { periodOf } from '../../../entities/account/periods.ts'
import { PlanPrice } from '../../../entities/account/PlanPrice.tsx'

/** What is paid next, when, and with what. */
export function NextInvoiceCard({ billing }: { billing: AccountBilling }) {
  const text = useText()
  const titleId = useId()
  const { day } = useFormats()
  const [now] = useState(() => Date.now())
  const { paidBy, cards, price, plan, renewsOn, isCancelled } = billing
  const isDue = price > 0 && !isCancelled
  const primary = cards.find(({ isPrimary }) => isPrimary)
  const payer =
    paidBy === 'paypal' || !primary
      ? text(paidBy === 'paypal' ? 'account.brand.paypal' : 'account.noCards')
      : text('account.cardName', {
          brand: text(`account.brand.${primary.brand}`),
          digits: primary.lastDigits,
        })
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountBilling.next')}
        subtitle={
          isDue
            ? text('accountBilling.nextOn', { date: day(renewsOn), left: periodOf(billing, now).left })
            : text('accountBilling.nextNone')
        }
      />
      {isDue && (
        <Stack gap={16}>
          <DescriptionList
            items={[
              {
                term: text('plans.plan'),
                description: text(`users.plan.${plan}`),
              },
              { term: text('accountBilling.paidWith'), description: payer },
            ]}
          />
          <Stack gap={4}>
            <PlanPrice billing={billing} />
            <Text size="sm" ink="subtle">
              {text('accountBilling.beforeTax')}
            </Text>
          </Stack>
        </Stack>
      )}
    </Card>
  )
}
