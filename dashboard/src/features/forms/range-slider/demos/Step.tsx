import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Snaps to halves, each with a tick. */
export function Step() {
  const text = useText()

  return (
    <RangeSlider
      label={text('rangeSliderDemos.rating')}
      minValue={1}
      maxValue={5}
      step={0.5}
      defaultValue={[3.5, 5]}
      tickStep={0.5}
    />
  )
}
