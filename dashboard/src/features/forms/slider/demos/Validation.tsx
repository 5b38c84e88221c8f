import { Slider } from '@data1522/design-system/Slider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Says what is wrong while it is dragged. */
export function Validation() {
  const text = useText()
  const [weight, setWeight] = useState(28)

  return (
    <Slider
      label={text('sliderDemos.weight')}
      maxValue={40}
      value={weight}
      onChange={setWeight}
      errorMessage={weight > 20 ? text('sliderDemos.tooHeavy') : undefined}
    />
  )
}
