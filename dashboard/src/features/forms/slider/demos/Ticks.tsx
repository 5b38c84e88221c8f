import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Places along the rail, with a word where it helps. */
export function Ticks() {
  const text = useText()

  return (
    <Slider
      label={text('sliderDemos.warranty')}
      minValue={1}
      maxValue={5}
      defaultValue={2}
      marks={[
        { value: 1, label: text('sliderDemos.oneYear') },
        { value: 3, label: text('sliderDemos.threeYears') },
        { value: 5, label: text('sliderDemos.fiveYears') },
      ]}
      tickStep={1}
    />
  )
}
