import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { IconTruck } from '@data1522/design-system/icons'
import { TextArea } from '@data1522/design-system/TextArea'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A text area to try out. */
export const playground = definePlayground({
  tag: 'TextArea',
  controls: {
    label: { kind: 'text', initial: 'textareaDemos.note' },
    placeholder: { kind: 'text', initial: 'textareaDemos.noteExample' },
    description: { kind: 'text', initial: 'textareaDemos.driverSees' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    labelPlacement: { kind: 'choice', options: ['above', 'inside'], initial: 'above', default: 'above' },
    start: { kind: 'switch', code: 'start={<Icon icon={IconTruck} size={18} />}' },
    isClearable: { kind: 'switch', initial: true },
    showCount: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: ({ start, ...values }) => (
    <Box isFilling maxWidth={320}>
      <TextArea {...values} start={start && <Icon icon={IconTruck} size={18} />} />
    </Box>
  ),
})
