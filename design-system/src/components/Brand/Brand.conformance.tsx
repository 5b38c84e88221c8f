import type { Examples } from '../../../../tests/conformance/example.ts'
import { Brand } from './Brand.tsx'

export const examples: Examples = {
  Brand: (probe, words) => <Brand {...probe} name={words} />,
}
