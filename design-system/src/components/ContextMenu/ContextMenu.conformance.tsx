import type { Examples } from '../../../../tests/conformance/example.ts'
import { Text } from '../Text/Text.tsx'
import { ContextMenu } from './ContextMenu.tsx'

export const examples: Examples = {
  ContextMenu: (probe, words) => (
    <ContextMenu
      {...probe}
      label={words || 'Actions'}
      sections={[{ id: 'only', entries: [{ id: 'open', label: words || 'Open' }] }]}
    >
      <Text>{words}</Text>
    </ContextMenu>
  ),
}
