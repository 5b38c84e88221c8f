import type { Examples } from '../../../../tests/conformance/example.ts'
import { PasswordStrength } from './PasswordStrength.tsx'

export const examples: Examples = {
  PasswordStrength: (probe, words) => <PasswordStrength {...probe} password={words} />,
}
