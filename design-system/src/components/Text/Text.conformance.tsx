import type { Examples } from '../../../../tests/conformance/example.ts'
import { Text } from './Text.tsx'

export const examples: Examples = {
  Text: (probe, words) => <Text {...probe}>{words}</Text>,
}
