import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Out of reach for now; say nearby why. */
export function Disabled() {
  const text = useText()

  return <RangeSlider label={text('rangeSliderDemos.price')} isDisabled defaultValue={[20, 60]} />
}
