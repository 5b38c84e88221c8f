import { Slider, type SliderProps } from '@data1522/design-system/Slider'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { SettingMark } from './SettingMark.tsx'

interface MeasureProps extends Pick<
  SliderProps,
  'minValue' | 'maxValue' | 'step' | 'formatOptions' | 'isDisabled' | 'description' | 'marks'
> {
  name: 'text-size' | 'horizontal-nav-offset'
}

/** A preference that is a number. */
export function Measure({ name, ...field }: MeasureProps) {
  const text = useText()
  const [value, setValue] = useAtom(preferences[name])
  const ref = useRef<HTMLInputElement>(null)
  const label = text(`customizer.of.${name}`)
  return (
    <Slider
      {...field}
      ref={ref}
      label={label}
      value={value}
      onChange={setValue}
      labelEnd={<SettingMark names={[name]} label={label} control={ref} />}
    />
  )
}
