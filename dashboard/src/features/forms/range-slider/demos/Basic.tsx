import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Two thumbs that never cross. */
export function Basic() {
  const text = useText()
  const [price, setPrice] = useState<readonly [number, number]>([20, 60])

  return (
    <RangeSlider
      label={text('rangeSliderDemos.price')}
      value={price}
      onChange={setPrice}
      description={text('rangeSliderDemos.priceText')}
    />
  )
}
