import type { Examples } from '../../../../tests/conformance/example.ts'
import { AuthLayout } from './AuthLayout.tsx'

export const examples: Examples = {
  AuthLayout: (probe, words) => (
    <AuthLayout {...probe} brand="Data" headline={words || 'Welcome'} description={words}>
      <p>{words}</p>
    </AuthLayout>
  ),
}
