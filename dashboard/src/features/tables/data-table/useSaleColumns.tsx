import { Avatar } from '@data1522/design-system/Avatar'
import { Chip } from '@data1522/design-system/Chip'
import type { DataColumn } from '@data1522/design-system/DataTable'
import { TitleCell } from '@data1522/design-system/TitleCell'
import type { SaleStatus } from '@data1522/mocks/contract/sales'
import { useMemo } from 'react'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { NumberedSale } from '../queries.ts'

const tones: Record<SaleStatus, 'success' | 'info' | 'neutral'> = {
  Completed: 'success',
  Confirmed: 'info',
  Cancelled: 'neutral',
}

/** The columns of the sales. */
export function useSaleColumns(): DataColumn<NumberedSale>[] {
  const text = useText()
  const formats = useFormats()
  return useMemo(() => {
    const columns: DataColumn<NumberedSale>[] = [
      {
        id: 'product',
        header: text('tables.column.product'),
        value: ({ product }) => product.name,
        cell: ({ product }) => (
          <TitleCell
            start={<Avatar name={product.name} src={product.image} shape="rounded" isDecorative />}
            title={product.name}
            detail={product.brand}
          />
        ),
        isRowHeader: true,
        isHideable: false,
        width: 'fill',
      },
      {
        id: 'buyer',
        header: text('tables.column.customer'),
        value: ({ buyer }) => buyer.name,
        cell: ({ buyer }) => buyer.name,
      },
      {
        id: 'day',
        header: text('tables.column.placed'),
        value: ({ day }) => day,
        cell: ({ day }) => formats.day(day.toISOString().slice(0, 10)),
      },
      {
        id: 'total',
        header: text('tables.column.amount'),
        value: ({ payment }) => payment.total,
        cell: ({ payment }) => formats.money(payment.total),
        align: 'end',
      },
      {
        id: 'paid',
        header: text('tables.column.paid'),
        value: ({ payment }) => payment.paidAmount,
        cell: ({ payment }) => formats.money(payment.paidAmount),
        align: 'end',
      },
      {
        id: 'status',
        header: text('tables.column.status'),
        value: ({ payment }) => payment.status,
        text: ({ payment }) => text(`tables.sale.${payment.status}`),
        cell: ({ payment }) => (
          <Chip tone={tones[payment.status]}>{text(`tables.sale.${payment.status}`)}</Chip>
        ),
        cardRole: 'status',
        width: 140,
      },
    ]
    return columns.map((column) => ({ ...column, isSortable: true }))
  }, [text, formats])
}
