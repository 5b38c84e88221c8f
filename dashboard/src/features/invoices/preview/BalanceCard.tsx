import { customerHref } from '../../../entities/customer/customer-href.ts'
import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { DescriptionList } from '@data1522/design-system/DescriptionList'
import { Icon } from '@data1522/design-system/Icon'
import { IconBell, IconCreditCard } from '@data1522/design-system/icons'
import { Link } from '@data1522/design-system/Link'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { sumMoney } from '@data1522/mocks/contract/invoice-totals'
import type { InvoiceSheet } from '@data1522/mocks/contract/invoices'
import { useId } from 'react'
import { Can } from '../../../core/auth/Can.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { BidiText } from '../../../entities/invoice/document/BidiText.tsx'
import { useInvoiceDrawer } from '../changes/useInvoiceDrawer.ts'

/** What is left to pay, how much of it has come, and how to note more. */
export function BalanceCard({ sheet }: { sheet: InvoiceSheet }) {
  const text = useText()
  const { money, day } = useFormats()
  const { open } = useInvoiceDrawer()
  const titleId = useId()
  const { balance, total, client, clientId, dueDate, invoiceStatus } = sheet
  const isOpen = balance > 0
  const paid = sumMoney([total, -balance])
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={16}>
        <CardHeader id={titleId} title={text(balance < 0 ? 'invoice.credit' : 'invoice.balance')} />
        <Stack gap={4}>
          <BidiText size="2xl" weight="strong">
            {money(Math.abs(balance))}
          </BidiText>
          <Text ink="muted" tone={invoiceStatus === 'Past Due' ? 'danger' : undefined}>
            {isOpen
              ? text(invoiceStatus === 'Past Due' ? 'invoice.wasDueOn' : 'invoice.dueOn', {
                  date: day(dueDate),
                })
              : text(balance < 0 ? 'invoice.overpaid' : 'invoice.paidInFull')}
          </Text>
        </Stack>
        {total > 0 && (
          <Stack gap={6}>
            <ProgressLinear
              label={text('invoice.progress')}
              value={Math.min(100, Math.max(0, (paid / total) * 100))}
              tone={isOpen ? 'primary' : 'success'}
            />
            <Text size="sm" ink="muted">
              {text('invoice.paidOf', { paid: money(paid), total: money(total) })}
            </Text>
          </Stack>
        )}
        {isOpen && (
          <Stack gap={8}>
            <Can action="update" subject="Invoice" label={text('invoice.addPayment')}>
              {(isDisabled) => (
                <Button
                  isBlock
                  tone="primary"
                  variant="soft"
                  isDisabled={isDisabled}
                  start={<Icon icon={IconCreditCard} size={18} />}
                  onPress={() => open('payment')}
                >
                  {text('invoice.addPayment')}
                </Button>
              )}
            </Can>
            {invoiceStatus !== 'Draft' && (
              <Can action="update" subject="Invoice" label={text('invoice.remind')}>
                {(isDisabled) => (
                  <Button
                    isBlock
                    variant="plain"
                    isDisabled={isDisabled}
                    start={<Icon icon={IconBell} size={18} />}
                    onPress={() => open('remind')}
                  >
                    {text('invoice.remind')}
                  </Button>
                )}
              </Can>
            )}
          </Stack>
        )}
        <DescriptionList
          isInline
          items={[
            {
              term: text('invoice.client'),
              description: (
                <Link href={customerHref({ customerId: clientId })}>
                  <Text as="bdi">{client.name}</Text>
                </Link>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}
