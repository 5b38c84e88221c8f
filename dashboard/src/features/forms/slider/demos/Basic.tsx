import { Slider } from '@data1522/design-system/Slider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** The value is shown at the end of the label’s line. */
export function Basic() {
  const text = useText()
  const [volume, setVolume] = useState(40)

  return (
    <Slider
      label={text('sliderDemos.volume')}
      value={volume}
      onChange={setVolume}
      description={text('sliderDemos.volumeText')}
    />
  )
}
