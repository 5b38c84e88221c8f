import type { Examples } from '../../../../tests/conformance/example.ts'
import { LinkButton } from './LinkButton.tsx'

export const examples: Examples = {
  LinkButton: (probe, words) => (
    <LinkButton {...probe} href="#there">
      {words || 'There'}
    </LinkButton>
  ),
}
