import type { Examples } from '../../../../tests/conformance/example.ts'
import { AuthCard } from './AuthCard.tsx'

export const examples: Examples = {
  AuthCard: (probe, words) => (
    <AuthCard {...probe} brand="Data">
      <p>{words}</p>
    </AuthCard>
  ),
}
