import type { Examples } from '../../../../tests/conformance/example.ts'
import { StudyPicture } from './StudyPicture.tsx'

export const examples: Examples = {
  StudyPicture: (probe) => <StudyPicture {...probe} />,
}
