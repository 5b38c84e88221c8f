import type { Examples } from '../../../../tests/conformance/example.ts'
import { AwardPicture } from './AwardPicture.tsx'

export const examples: Examples = {
  AwardPicture: (probe) => <AwardPicture {...probe} />,
}
