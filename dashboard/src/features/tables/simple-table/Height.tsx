import { Slider } from '@data1522/design-system/Slider'
import { SimpleTable } from '@data1522/design-system/SimpleTable'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { orders } from '../orders.ts'
import { useReadColumns } from './useReadColumns.ts'

/** As high as the room that there is for it. */
export function Height() {
  const text = useText()
  const [height, setHeight] = useState(240)

  return (
    <Stack gap={16}>
      <Slider
        label={text('tables.height')}
        value={height}
        onChange={setHeight}
        minValue={160}
        maxValue={480}
        step={20}
      />
      <SimpleTable
        caption={text('tables.orders', { demo: text('tables.height') })}
        isCaptionHidden
        columns={useReadColumns()}
        rows={orders}
        rowId={(order) => order.number}
        maxHeight={height}
      />
    </Stack>
  )
}
