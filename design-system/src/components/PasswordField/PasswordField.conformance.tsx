import type { Examples } from '../../../../tests/conformance/example.ts'
import { PasswordField } from './PasswordField.tsx'

export const examples: Examples = {
  PasswordField: (probe, words) => (
    <PasswordField {...probe} autoComplete="new-password" label={words || 'Password'} description={words} />
  ),
}
