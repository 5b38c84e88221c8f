import type { Examples } from '../../../../tests/conformance/example.ts'
import { Divider } from './Divider.tsx'

export const examples: Examples = {
  Divider: (probe) => <Divider {...probe} />,
}
