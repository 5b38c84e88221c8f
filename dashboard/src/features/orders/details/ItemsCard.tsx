import { Card } from '@data1522/design-system/Card'
import { DataTable } from '@data1522/design-system/DataTable'
import { EmptyState } from '@data1522/design-system/EmptyState'
import { Heading } from '@data1522/design-system/Heading'
import { IconPackageExport, IconReceiptRefund } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import type { OrderDetails, OrderItem } from '@data1522/mocks/contract/order-details'
import { piecesKept, piecesLeft } from '@data1522/mocks/contract/order-pieces'
import { useMemo, useState } from 'react'
import { useRefusals } from '../../../core/auth/useRefusals.tsx'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { itemColumns } from './item-columns.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import type { OrderAddress } from './useOrderAddress.ts'

interface ItemsCardProps {
  details: OrderDetails
  address: OrderAddress
}

/** What was bought, line by line, and what it comes to; lines that are selected can be sent or refunded alone. */
export function ItemsCard({ details, address }: ItemsCardProps) {
  const text = useText()
  const { money, number } = useFormats()
  const [selected, select] = useState<ReadonlySet<string>>(new Set())
  const update = useRefusals()({ action: 'update', subject: 'Order', of: details.order })
  const columns = useMemo(() => itemColumns(details, { text, money, number }), [details, text, money, number])
  const chosen = [...selected].map(Number)
  const left = piecesLeft(details)
  const kept = piecesKept(details)
  const start = (name: 'send' | 'refund') => {
    address.open(name, ...selected)
    select(new Set())
  }
  const canSend = chosen.some((id) => (left.get(id) ?? 0) > 0)
  const canRefund = details.refundable > 0 && chosen.some((id) => (kept.get(id) ?? 0) > 0)
  return (
    <Stack gap="gap">
      <DataTable<OrderItem>
        label={text('order.items')}
        columns={columns}
        rows={details.items}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        state="ready"
        total={undefined}
        emptyState={<EmptyState title={text('order.noItems')} />}
        noResultsState={null}
        selectedIds={selected}
        onSelectionChange={select}
        bulkActions={[
          ...(canSend
            ? [
                {
                  id: 'send',
                  label: text('order.send'),
                  icon: IconPackageExport,
                  ...update,
                  onPress: () => start('send'),
                },
              ]
            : []),
          ...(canRefund
            ? [
                {
                  id: 'refund',
                  label: text('order.refund'),
                  icon: IconReceiptRefund,
                  ...update,
                  onPress: () => start('refund'),
                },
              ]
            : []),
        ]}
        toolbar={
          <Heading level={2} size="card">
            {text('order.items')}
          </Heading>
        }
      />
      <Card>
        <OrderTotals details={details} />
      </Card>
    </Stack>
  )
}
