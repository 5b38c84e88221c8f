import { Avatar } from '@data1522/design-system/Avatar'
import { DataTable, type DataColumn } from '@data1522/design-system/DataTable'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { Rating } from '@data1522/design-system/Rating'
import { TitleCell } from '@data1522/design-system/TitleCell'
import { useMemo } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { type Order, orders } from '../orders.ts'
import { StatusChip } from '../StatusChip.tsx'
import { useEmptyStates } from '../useEmptyStates.tsx'

const some = orders.slice(0, 6)

/** A cell draws what it likes: a face with two lines, progress, stars, a status. */
export function Cells() {
  const text = useText()
  const formats = useFormats()
  const columns = useMemo<DataColumn<Order>[]>(
    () => [
      {
        id: 'customer',
        header: text('tables.column.customer'),
        isRowHeader: true,
        width: 'fill',
        cell: ({ customer, country }) => (
          <TitleCell
            start={<Avatar name={customer} isDecorative />}
            title={customer}
            detail={formats.country(country)}
          />
        ),
      },
      {
        id: 'sent',
        header: text('tables.column.sent'),
        cell: ({ sent, number }) => (
          <ProgressLinear
            label={text('tables.sentOf', { number })}
            value={sent * 100}
            tone={sent === 1 ? 'success' : 'primary'}
          />
        ),
      },
      {
        id: 'rating',
        header: text('tables.column.rating'),
        cell: ({ rating }) => <Rating value={rating} size="small" />,
      },
      {
        id: 'status',
        header: text('tables.column.status'),
        cardRole: 'status',
        width: 'min',
        cell: ({ status }) => <StatusChip status={status} />,
      },
    ],
    [text, formats],
  )

  return (
    <DataTable<Order>
      {...useEmptyStates()}
      label={text('tables.cells')}
      columns={columns}
      rows={some}
      rowId={(order) => order.number}
      rowName={(order) => order.customer}
      state="ready"
      total={some.length}
    />
  )
}
