import type { Examples } from '../../../../tests/conformance/example.ts'
import { RangeSlider } from './RangeSlider.tsx'
import { Slider } from './Slider.tsx'

export const examples: Examples = {
  Slider: (probe, words) => (
    <Slider
      {...probe}
      label={words || 'Depth'}
      description={words}
      errorMessage={words}
      marks={[{ value: 40, label: words }]}
      hasLimits
    />
  ),
  RangeSlider: (probe, words) => (
    <RangeSlider
      {...probe}
      label={words || 'Depth'}
      description={words}
      errorMessage={words}
      defaultValue={[20, 60]}
      tickStep={10}
    />
  ),
}
