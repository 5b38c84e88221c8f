import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { useText } from '../../../core/i18n/useText.ts'
import { orders } from '../orders.ts'
import { useReadColumns } from './useReadColumns.ts'

/** Rows scroll under a header that stays. */
export function FixedHeader() {
  const text = useText()

  return (
    <SimpleTable
      caption={text('tables.orders', { demo: text('tables.fixedHeader') })}
      isCaptionHidden
      columns={useReadColumns()}
      rows={orders}
      rowId={(order) => order.number}
      maxHeight={280}
    />
  )
}
