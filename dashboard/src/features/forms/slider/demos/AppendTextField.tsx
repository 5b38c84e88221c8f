import { Grid } from '@data1522/design-system/Grid'
import { NumberField } from '@data1522/design-system/NumberField'
import { Slider } from '@data1522/design-system/Slider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Drag for about right, type for exact. */
export function AppendTextField() {
  const text = useText()
  const [stock, setStock] = useState(24)

  return (
    <Grid columns={{ base: 1, md: 2 }}>
      <Slider
        label={text('sliderDemos.stock')}
        maxValue={200}
        value={stock}
        onChange={setStock}
        isValueShown={false}
      />
      <NumberField
        label={text('sliderDemos.stockExact')}
        minValue={0}
        maxValue={200}
        value={stock}
        onChange={(exact) => setStock(exact ?? 0)}
      />
    </Grid>
  )
}
