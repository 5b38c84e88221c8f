import { Alert } from '@data1522/design-system/Alert'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** An alert to try out. */
export const playground = definePlayground({
  tag: 'Alert',
  controls: {
    title: { kind: 'text', initial: 'alertDemos.dueTitle' },
    children: { kind: 'text', initial: 'alertDemos.due' },
    variant: { kind: 'choice', options: ['soft', 'outlined', 'solid'], initial: 'soft', default: 'soft' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'warning',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    isAccented: { kind: 'switch' },
    isRaised: { kind: 'switch' },
  },
  render: (values) => <Alert {...values} />,
})
