import { Chip } from '@data1522/design-system/Chip'
import { Slider } from '@data1522/design-system/Slider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** Saves once it is released, not at every pixel. */
export function LetGo() {
  const text = useText()
  const [saved, setSaved] = useState(40)

  return (
    <Slider
      label={text('sliderDemos.brightness')}
      defaultValue={40}
      onChangeEnd={setSaved}
      labelEnd={
        <Chip size="small" tone="success">
          {saved === 40 ? text('sliderDemos.asSaved') : text('sliderDemos.savedAnew')}
        </Chip>
      }
    />
  )
}
