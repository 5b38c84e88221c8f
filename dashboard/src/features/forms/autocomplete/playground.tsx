import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Box } from '@data1522/design-system/Box'
import { definePlayground } from '../../../shared/showcase/playground.ts'

const people = [
  { id: 'ada', label: 'Ada Brun', avatar: {} },
  { id: 'omar', label: 'Omar Haddad', avatar: {} },
  { id: 'iris', label: 'Iris Okafor', avatar: {} },
]

/** An autocomplete to try out. */
export const playground = definePlayground({
  tag: 'Autocomplete',
  controls: {
    label: { kind: 'text', initial: 'autocompleteDemos.to' },
    placeholder: { kind: 'text', initial: 'autocompleteDemos.names' },
    description: { kind: 'text', initial: 'autocompleteDemos.commaText' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    isClearable: { kind: 'switch', initial: true },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given:
    "defaultValue={['ada']} options={[{ id: 'ada', label: 'Ada Brun' }, { id: 'omar', label: 'Omar Haddad' }, { id: 'iris', label: 'Iris Okafor' }]}",
  render: (values) => (
    <Box isFilling maxWidth={320}>
      <Autocomplete {...values} options={people} defaultValue={['ada']} />
    </Box>
  ),
})
