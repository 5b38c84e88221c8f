import { Box } from '@data1522/design-system/Box'
import { RangeSlider } from '@data1522/design-system/RangeSlider'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A range slider to try out. */
export const playground = definePlayground({
  tag: 'RangeSlider',
  controls: {
    label: { kind: 'text', initial: 'rangeSliderDemos.price' },
    description: { kind: 'text', initial: 'rangeSliderDemos.priceText' },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
      default: 'primary',
    },
    orientation: {
      kind: 'choice',
      options: ['horizontal', 'vertical'],
      initial: 'horizontal',
      default: 'horizontal',
    },
    tooltip: { kind: 'choice', options: ['auto', 'always', 'never'], initial: 'auto', default: 'auto' },
    hasLimits: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => (
    <Box isFilling maxWidth={320}>
      <RangeSlider {...values} defaultValue={[20, 60]} />
    </Box>
  ),
})
