import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { orders } from '../orders.ts'
import { useReadColumns } from './useReadColumns.ts'

const sizes = ['small', 'medium'] as const
const some = orders.slice(0, 5)

/** Small rows for many figures, larger ones for few. */
export function Density() {
  const text = useText()
  const [size, setSize] = useState<(typeof sizes)[number]>('small')

  return (
    <Stack gap={16}>
      <SegmentedControl
        label={text('tables.rowHeight')}
        options={sizes.map((id) => ({ id, label: text(`tables.rows.${id}`) }))}
        value={size}
        onChange={setSize}
      />
      <SimpleTable
        caption={text('tables.orders', { demo: text('tables.density') })}
        isCaptionHidden
        columns={useReadColumns()}
        rows={some}
        rowId={(order) => order.number}
        size={size}
      />
    </Stack>
  )
}
