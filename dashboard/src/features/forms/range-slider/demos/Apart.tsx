import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** The thumbs stay two units from each other. */
export function Apart() {
  const text = useText()

  return (
    <RangeSlider
      label={text('rangeSliderDemos.hours')}
      maxValue={24}
      minDistance={2}
      defaultValue={[9, 12]}
      hasLimits
      description={text('rangeSliderDemos.hoursText')}
    />
  )
}
