import type { Examples } from '../../../../tests/conformance/example.ts'
import { TextField } from '../TextField/TextField.tsx'
import { ReorderableStack } from './ReorderableStack.tsx'

export const examples: Examples = {
  ReorderableStack: (probe, words) => (
    <ReorderableStack
      {...probe}
      label="Questions"
      items={['1', '2']}
      itemId={(id) => id}
      itemName={(id) => `question ${id}`}
      onMove={() => undefined}
    >
      {(id) => <TextField label={`Question ${id}`} defaultValue={String(words)} />}
    </ReorderableStack>
  ),
}
