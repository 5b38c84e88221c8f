import { Badge } from '@data1522/design-system/Badge'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A badge to try out. */
export const playground = definePlayground({
  tag: 'Badge',
  controls: {
    label: { kind: 'text', initial: 'badgeDemos.unread' },
    tone: {
      kind: 'choice',
      options: ['neutral', 'primary', 'success', 'warning', 'danger', 'info'],
      initial: 'primary',
      default: 'neutral',
    },
    count: { kind: 'switch', initial: true, code: 'count={21}' },
    isDot: { kind: 'switch' },
  },
  render: ({ count, ...values }) => <Badge {...values} count={count ? 21 : 0} />,
})
