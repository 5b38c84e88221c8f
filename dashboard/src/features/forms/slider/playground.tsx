import { Box } from '@data1522/design-system/Box'
import { Slider } from '@data1522/design-system/Slider'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A slider to try out. */
export const playground = definePlayground({
  tag: 'Slider',
  controls: {
    label: { kind: 'text', initial: 'sliderDemos.volume' },
    description: { kind: 'text', initial: 'sliderDemos.volumeText' },
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
      <Slider {...values} defaultValue={40} />
    </Box>
  ),
})
