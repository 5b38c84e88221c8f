import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** Always shown, not just while it is dragged. */
export function Thumb() {
  const text = useText()

  return (
    <Slider label={text('sliderDemos.progress')} defaultValue={60} tooltip="always" isValueShown={false} />
  )
}
