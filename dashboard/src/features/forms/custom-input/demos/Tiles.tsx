import { IconDeviceDesktop, IconMoon, IconSun } from '@data1522/design-system/icons'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { useText } from '../../../../core/i18n/useText.ts'

/** For choices of a word: the picture above, its name below. */
export function Tiles() {
  const text = useText()

  return (
    <RadioTiles
      label={text('customInputDemos.theme')}
      defaultValue="light"
      options={[
        { id: 'light', icon: IconSun, label: text('customInputDemos.light') },
        { id: 'dark', icon: IconMoon, label: text('customInputDemos.dark') },
        { id: 'system', icon: IconDeviceDesktop, label: text('customInputDemos.system') },
      ]}
    />
  )
}
