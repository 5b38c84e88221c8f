import { useState } from 'react'
import { ColorArea } from 'react-aria-components/ColorArea'
import { ColorSlider, SliderTrack } from 'react-aria-components/ColorSlider'
import { ColorSwatch } from 'react-aria-components/ColorSwatch'
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker'
import { ColorThumb } from 'react-aria-components/ColorThumb'
import { type Color, parseColor } from 'react-stately/Color'
import { IconColorPicker } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { primaryPresets } from '../../theme/primary-presets.ts'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { readColor } from './color.ts'
import { colorStrings } from './strings.ts'
import * as styles from './ColorPanel.css.ts'

interface ColorPanelProps {
  /** The colour at first, as `#rrggbb`; empty is none. */
  color: string
  presets: readonly string[]
  onChange: (color: string) => void
}

interface EyeDropper {
  open: () => Promise<{ readonly sRGBHex: string }>
}
const dropper = () => (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

/** What opens from the swatch: an area of shades, the hue, ready-made colours, the eye-dropper where there is one. */
export function ColorPanel({ color, presets, onChange }: ColorPanelProps) {
  const strings = useStrings(colorStrings)
  // Grey has no hue and black no saturation: kept as they are chosen, they do not jump when a colour passes there.
  const [shade, setShade] = useState(() => parseColor(color || primaryPresets.sky).toFormat('hsb'))
  const EyeDropper = dropper()
  const pick = (next: Color) => {
    setShade(next.toFormat('hsb'))
    onChange(next.toString('hex').toLowerCase())
  }
  const takeFromScreen = async () => {
    try {
      const { sRGBHex } = await new EyeDropper!().open()
      const read = readColor(sRGBHex)
      if (read) pick(parseColor(read))
    } catch {
      // Escape took nothing.
    }
  }
  return (
    <div className={styles.panel}>
      <ColorArea
        value={shade}
        onChange={pick}
        colorSpace="hsb"
        xChannel="saturation"
        yChannel="brightness"
        className={styles.area}
      >
        <ColorThumb className={styles.thumb} />
      </ColorArea>
      <ColorSlider value={shade} onChange={pick} colorSpace="hsb" channel="hue" className={styles.slider}>
        <SliderTrack className={styles.track}>
          <ColorThumb className={styles.thumb} />
        </SliderTrack>
      </ColorSlider>
      {presets.length > 0 && (
        <ColorSwatchPicker
          aria-label={strings.presets}
          value={color || shade.withChannelValue('alpha', 0)}
          onChange={(next) => pick(next)}
          className={styles.presets}
        >
          {presets.map((preset) => (
            <ColorSwatchPickerItem key={preset} color={preset} className={styles.preset}>
              <ColorSwatch className={styles.swatch} />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
      {EyeDropper && (
        <Button
          size="small"
          isBlock
          start={<Icon icon={IconColorPicker} size={18} />}
          onPress={() => void takeFromScreen()}
        >
          {strings.dropper}
        </Button>
      )}
    </div>
  )
}
