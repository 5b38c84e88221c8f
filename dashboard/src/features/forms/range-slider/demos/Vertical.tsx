import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** More is up. */
export function Vertical() {
  const text = useText()

  return (
    <RangeSlider
      label={text('rangeSliderDemos.height')}
      orientation="vertical"
      maxValue={250}
      defaultValue={[80, 160]}
    />
  )
}
