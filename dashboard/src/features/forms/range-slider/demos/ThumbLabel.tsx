import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Always shown, not just while they are dragged. */
export function ThumbLabel() {
  const text = useText()

  return (
    <RangeSlider
      label={text('rangeSliderDemos.hours')}
      maxValue={24}
      defaultValue={[8, 18]}
      tooltip="always"
      isValueShown={false}
    />
  )
}
