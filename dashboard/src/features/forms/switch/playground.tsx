import { Switch } from '@data1522/design-system/Switch'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A switch to try out. */
export const playground = definePlayground({
  tag: 'Switch',
  controls: {
    children: { kind: 'text', initial: 'switchDemos.emailAlerts' },
    description: { kind: 'text', initial: 'switchDemos.emailAlertsText' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
      default: 'primary',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    labelPlacement: {
      kind: 'choice',
      options: ['end', 'start', 'above', 'below'],
      initial: 'end',
      default: 'end',
    },
    defaultSelected: { kind: 'switch', initial: true },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: (values) => <Switch key={`${values.defaultSelected}`} {...values} />,
})
