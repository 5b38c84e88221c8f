import { Box } from '@data1522/design-system/Box'
import { ProgressLinear } from '@data1522/design-system/ProgressLinear'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** The component to try out. */
export const playground = definePlayground({
  tag: 'ProgressLinear',
  controls: {
    label: { kind: 'text', initial: 'progressLinearDemos.upload' },
    tone: {
      kind: 'choice',
      options: ['primary', 'success', 'warning', 'danger', 'info', 'neutral'],
      initial: 'primary',
      default: 'primary',
    },
    size: { kind: 'choice', options: ['thin', 'medium'], initial: 'medium', default: 'medium' },
    value: { kind: 'switch', initial: true, code: 'value={64}' },
  },
  render: ({ value, ...props }) => (
    <Box minWidth={240}>
      <ProgressLinear {...props} value={value ? 64 : undefined} />
    </Box>
  ),
})
