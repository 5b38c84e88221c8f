import type { Examples } from '../../../../tests/conformance/example.ts'
import { Image } from './Image.tsx'

export const examples: Examples = {
  Image: (probe, words) => (
    <Image
      {...probe}
      src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'/>"
      alt={words}
      width={120}
      ratio="4 / 3"
    />
  ),
}
