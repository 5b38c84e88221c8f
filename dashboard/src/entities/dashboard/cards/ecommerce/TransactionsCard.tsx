import { FigureList } from '@data1522/design-system/FigureList'
import { IconReceiptRefund } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import type { Transaction } from '@data1522/mocks/contract/dashboards'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { invoiceHref } from '../../../invoice/invoice-href.ts'
import { orderHref } from '../../../order/order-href.ts'
import { ecommerceQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { methodIcons } from '../common/method-icons.ts'

const toneOf = ({ amount, status }: Transaction) => {
  if (status !== 'verified') return 'neutral'
  return amount < 0 ? 'ink' : 'success'
}

/** The money that came and went last. */
export function TransactionsCard() {
  const text = useText()
  const { signedMoney } = useFormats()
  const query = useQuery(ecommerceQuery('transactions', useDashboard().days))
  const nameOf = ({ kind, method, lastDigits }: Transaction) => {
    if (kind === 'refund') return text('ecommerceDashboard.refund')
    return lastDigits
      ? text('ecommerceDashboard.cardEnding', { digits: lastDigits })
      : text(`ecommerceDashboard.method.${method}`)
  }
  const referenceOf = ({ kind, number }: Transaction) =>
    text(kind === 'invoice' ? 'ecommerceDashboard.ofInvoice' : 'ecommerceDashboard.ofOrder', { number })
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.length === 0}
      emptyText={text('ecommerceDashboard.noTransactions')}
      table={({ part }) => [
        [
          text('ecommerceDashboard.transactions'),
          text('dashboards.from'),
          text('ecommerceDashboard.client'),
          text('ecommerceDashboard.amount'),
        ],
        ...part.map((one) => [`${nameOf(one)}, ${referenceOf(one)}`, one.date, one.client, one.amount]),
      ]}
    >
      {({ part }) => ({
        description: text('ecommerceDashboard.latest'),
        children: (
          <FigureList
            items={part.map((one, index) => ({
              id: `${one.kind}-${one.reference}-${index}`,
              title: nameOf(one),
              detail:
                one.status === 'verified'
                  ? referenceOf(one)
                  : `${referenceOf(one)} · ${text(`ecommerceDashboard.${one.status}`)}`,
              start:
                one.kind === 'refund' ? (
                  <IconTile icon={IconReceiptRefund} tone="danger" size={34} />
                ) : (
                  <IconTile {...methodIcons[one.method]} size={34} />
                ),
              value: signedMoney(one.amount),
              tone: toneOf(one),
              href:
                one.kind === 'invoice'
                  ? invoiceHref({ id: one.reference })
                  : orderHref({ order: one.reference }),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
