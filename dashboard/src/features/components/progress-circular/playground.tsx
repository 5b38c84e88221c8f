import { ProgressCircular } from '@data1522/design-system/ProgressCircular'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** The component to try out. */
export const playground = definePlayground({
  tag: 'ProgressCircular',
  controls: {
    label: { kind: 'text', initial: 'progressCircularDemos.upload' },
    tone: {
      kind: 'choice',
      options: ['primary', 'success', 'warning', 'danger', 'info', 'neutral'],
      initial: 'primary',
      default: 'primary',
    },
    size: { kind: 'choice', options: ['large', 'huge'], initial: 'huge' },
    value: { kind: 'switch', initial: true, code: 'value={64}' },
    isValueShown: { kind: 'switch', initial: true },
  },
  render: ({ value, ...props }) => <ProgressCircular {...props} value={value ? 64 : undefined} />,
})
