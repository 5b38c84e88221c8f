import type { Examples } from '../../../../tests/conformance/example.ts'
import { Box } from './Box.tsx'

export const examples: Examples = {
  Box: (probe, words) => (
    <Box {...probe} padding={8}>
      {words}
    </Box>
  ),
}
