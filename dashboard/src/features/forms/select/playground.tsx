import { Box } from '@data1522/design-system/Box'
import { Select } from '@data1522/design-system/Select'
import { type ComponentProps, useState } from 'react'
import { useText } from '../../../core/i18n/useText.ts'
import { definePlayground, keeping } from '../../../shared/showcase/playground.ts'

function Try(props: Omit<ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'>) {
  const text = useText()
  const [role, setRole] = useState<string | null>('editor')
  return (
    <Box isFilling maxWidth={320}>
      <Select
        {...props}
        value={role}
        onChange={setRole}
        options={[
          { id: 'admin', label: text('selectDemos.admin') },
          { id: 'editor', label: text('selectDemos.editor') },
          { id: 'viewer', label: text('selectDemos.viewer') },
        ]}
      />
    </Box>
  )
}

/** A select to try out. */
export const playground = definePlayground({
  tag: 'Select',
  controls: {
    label: { kind: 'text', initial: 'selectDemos.role' },
    description: { kind: 'text', initial: 'selectDemos.roleText' },
    variant: {
      kind: 'choice',
      options: ['outlined', 'filled', 'plain'],
      initial: 'outlined',
      default: 'outlined',
    },
    size: { kind: 'choice', options: ['small', 'medium', 'large'], initial: 'medium', default: 'medium' },
    labelPlacement: { kind: 'choice', options: ['above', 'inside'], initial: 'above', default: 'above' },
    isSearchable: { kind: 'switch' },
    isRequired: { kind: 'switch' },
    isPending: { kind: 'switch' },
    isReadOnly: { kind: 'switch' },
    isDisabled: { kind: 'switch' },
  },
  given:
    "value={role} onChange={setRole} options={[{ id: 'admin', label: 'Admin' }, { id: 'editor', label: 'Editor' }, { id: 'viewer', label: 'Viewer' }]}",
  code: (element) => keeping("[role, setRole] = useState<string | null>('editor')", element),
  render: (values) => <Try {...values} />,
})
