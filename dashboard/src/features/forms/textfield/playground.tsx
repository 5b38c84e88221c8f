import { Box } from '@data1522/design-system/Box'
import { Icon } from '@data1522/design-system/Icon'
import { IconUser } from '@data1522/design-system/icons'
import { TextField } from '@data1522/design-system/TextField'
import { definePlayground } from '../../../shared/showcase/playground.ts'

/** A text field to try out. */
export const playground = definePlayground({
  tag: 'TextField',
  controls: {
    label: { kind: 'text', initial: 'textfieldDemos.fullName' },
    placeholder: { kind: 'text', initial: 'textfieldDemos.exampleName' },
    description: { kind: 'text', initial: 'textfieldDemos.asOnInvoices' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    labelPlacement: { kind: 'choice', options: ['above', 'inside'], initial: 'above', default: 'above' },
    start: { kind: 'switch', code: 'start={<Icon icon={IconUser} size={18} />}' },
    isClearable: { kind: 'switch', initial: true },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  render: ({ start, ...values }) => (
    <Box isFilling maxWidth={320}>
      <TextField {...values} start={start && <Icon icon={IconUser} size={18} />} />
    </Box>
  ),
})
