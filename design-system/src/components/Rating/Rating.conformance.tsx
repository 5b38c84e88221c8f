import type { Examples } from '../../../../tests/conformance/example.ts'
import { Rating } from './Rating.tsx'

export const examples: Examples = {
  Rating: (probe) => <Rating {...probe} value={3.5} count={12} />,
}
