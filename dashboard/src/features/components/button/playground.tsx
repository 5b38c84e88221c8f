import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconDeviceFloppy } from '@data1522/design-system/icons'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A button to try out. */
export const playground = definePlayground({
  tag: 'Button',
  controls: {
    children: { kind: 'text', initial: 'buttonDemos.saveChanges' },
    variant: {
      kind: 'choice',
      options: ['solid', 'soft', 'outlined', 'plain'],
      initial: 'solid',
      default: 'outlined',
    },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
      default: 'neutral',
    },
    size: {
      kind: 'choice',
      options: ['small', 'medium', 'large'],
      initial: 'medium',
      default: 'medium',
    },
    start: { kind: 'switch', initial: true, code: 'start={<Icon icon={IconDeviceFloppy} />}' },
    isBlock: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: ({ start, ...values }) => <Button {...values} start={start && <Icon icon={IconDeviceFloppy} />} />,
})
