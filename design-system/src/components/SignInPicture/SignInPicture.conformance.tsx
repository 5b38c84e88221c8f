import type { Examples } from '../../../../tests/conformance/example.ts'
import { SignInPicture } from './SignInPicture.tsx'

export const examples: Examples = {
  SignInPicture: (probe) => <SignInPicture {...probe} />,
}
