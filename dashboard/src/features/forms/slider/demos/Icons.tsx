import { IconButton } from '@data1522/design-system/IconButton'
import { IconMinus, IconPlus } from '@data1522/design-system/icons'
import { Slider } from '@data1522/design-system/Slider'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** One step less or more at each press. */
export function Icons() {
  const text = useText()
  const [zoom, setZoom] = useState(100)

  return (
    <Slider
      label={text('sliderDemos.zoom')}
      minValue={50}
      maxValue={200}
      step={10}
      value={zoom}
      onChange={setZoom}
      start={
        <IconButton
          icon={IconMinus}
          size="small"
          label={text('sliderDemos.zoomOut')}
          onPress={() => setZoom(Math.max(50, zoom - 10))}
        />
      }
      end={
        <IconButton
          icon={IconPlus}
          size="small"
          label={text('sliderDemos.zoomIn')}
          onPress={() => setZoom(Math.min(200, zoom + 10))}
        />
      }
    />
  )
}
