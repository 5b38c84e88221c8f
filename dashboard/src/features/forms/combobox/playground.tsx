import { Box } from '@data1522/design-system/Box'
import { ComboBox } from '@data1522/design-system/ComboBox'
import { definePlayground } from '../../../shared/showcase/playground.ts'

const carriers = [
  { id: 'nord', label: 'Nordline' },
  { id: 'quay', label: 'Quayside' },
  { id: 'sud', label: 'Sud Express' },
]

/** A combo box to try out. */
export const playground = definePlayground({
  tag: 'ComboBox',
  controls: {
    label: { kind: 'text', initial: 'comboboxDemos.carrier' },
    placeholder: { kind: 'text', initial: 'comboboxDemos.typeName' },
    description: { kind: 'text', initial: 'comboboxDemos.carrierText' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    labelPlacement: { kind: 'choice', options: ['above', 'inside'], initial: 'above', default: 'above' },
    allowsCustomValue: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given:
    "defaultValue=\"nord\" options={[{ id: 'nord', label: 'Nordline' }, { id: 'quay', label: 'Quayside' }, { id: 'sud', label: 'Sud Express' }]}",
  render: (values) => (
    <Box isFilling maxWidth={320}>
      <ComboBox {...values} options={carriers} defaultValue="nord" />
    </Box>
  ),
})
