import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Snaps to multiples of five. */
export function Step() {
  const text = useText()

  return <Slider label={text('sliderDemos.discount')} step={5} maxValue={50} defaultValue={15} hasLimits />
}
