import { Chip } from '@data1522/design-system/Chip'
import { IconTruck } from '@data1522/design-system/icons'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A chip to try out. */
export const playground = definePlayground({
  tag: 'Chip',
  controls: {
    children: { kind: 'text', initial: 'chipDemos.onItsWay' },
    variant: {
      kind: 'choice',
      options: ['soft', 'outlined', 'raised', 'solid'],
      initial: 'soft',
      default: 'soft',
    },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'warning',
      default: 'neutral',
    },
    size: { kind: 'choice', options: ['small', 'medium'], initial: 'medium', default: 'medium' },
    shape: { kind: 'choice', options: ['round', 'rounded'], initial: 'round', default: 'round' },
    icon: { kind: 'switch', initial: true, code: 'icon={IconTruck}' },
    hasDot: { kind: 'switch' },
  },
  render: ({ icon, ...values }) => <Chip {...values} icon={icon ? IconTruck : undefined} />,
})
