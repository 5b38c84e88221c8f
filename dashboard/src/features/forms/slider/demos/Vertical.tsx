import { Inline } from '@data1522/design-system/Inline'
import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** More is up, as on a mixing desk. */
export function Vertical() {
  const text = useText()

  return (
    <Inline gap={40} align="start">
      <Slider label={text('sliderDemos.low')} orientation="vertical" defaultValue={30} />
      <Slider label={text('sliderDemos.mid')} orientation="vertical" defaultValue={60} />
      <Slider label={text('sliderDemos.high')} orientation="vertical" defaultValue={45} />
    </Inline>
  )
}
