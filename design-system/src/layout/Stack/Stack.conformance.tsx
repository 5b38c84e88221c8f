import type { Examples } from '../../../../tests/conformance/example.ts'
import { Stack } from './Stack.tsx'

export const examples: Examples = {
  Stack: (probe, words) => (
    <Stack {...probe}>
      <p>{words}</p>
      <p>{words}</p>
    </Stack>
  ),
}
