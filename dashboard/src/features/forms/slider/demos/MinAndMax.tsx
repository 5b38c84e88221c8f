import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Both are shown below the ends; negative values work too. */
export function MinAndMax() {
  const text = useText()

  return (
    <Slider label={text('sliderDemos.temperature')} minValue={-10} maxValue={30} defaultValue={8} hasLimits />
  )
}
