import { Icon } from '@data1522/design-system/Icon'
import { IconVolume, IconVolumeOff } from '@data1522/design-system/icons'
import { Slider } from '@data1522/design-system/Slider'
import { useText } from '../../../../core/i18n/useText.ts'

/** They say what less and more mean. */
export function AppendAndPrepend() {
  const text = useText()

  return (
    <Slider
      label={text('sliderDemos.volume')}
      defaultValue={40}
      start={<Icon icon={IconVolumeOff} size={18} />}
      end={<Icon icon={IconVolume} size={18} />}
    />
  )
}
