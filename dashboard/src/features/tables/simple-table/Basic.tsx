import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { useText } from '../../../core/i18n/useText.ts'
import { orders } from '../orders.ts'
import { useReadColumns } from './useReadColumns.ts'

/** Rows and columns to read. */
export function Basic() {
  const text = useText()

  return (
    <SimpleTable
      caption={text('tables.orders', { demo: text('tables.basic') })}
      isCaptionHidden
      columns={useReadColumns()}
      rows={orders.slice(0, 5)}
      rowId={(order) => order.number}
    />
  )
}
