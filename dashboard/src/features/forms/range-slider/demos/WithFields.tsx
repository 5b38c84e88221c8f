import { Grid } from '@data1522/design-system/Grid'
import { NumberField } from '@data1522/design-system/NumberField'
import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Drag for about right, type for exact. */
export function WithFields() {
  const text = useText()
  const [[from, to], setRange] = useState<readonly [number, number]>([200, 700])
  const money = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

  return (
    <Stack gap={16}>
      <RangeSlider
        label={text('rangeSliderDemos.total')}
        maxValue={1000}
        value={[from, to]}
        onChange={setRange}
        formatOptions={money}
      />
      <Grid columns={2} gap={16}>
        <NumberField
          label={text('rangeSliderDemos.from')}
          minValue={0}
          maxValue={to}
          steppers="none"
          value={from}
          onChange={(least) => setRange([least ?? 0, to])}
        />
        <NumberField
          label={text('rangeSliderDemos.to')}
          minValue={from}
          maxValue={1000}
          steppers="none"
          value={to}
          onChange={(most) => setRange([from, most ?? 1000])}
        />
      </Grid>
    </Stack>
  )
}
