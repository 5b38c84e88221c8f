import type { Examples } from '../../../../tests/conformance/example.ts'
import { Welcome } from './Welcome.tsx'

export const examples: Examples = {
  Welcome: (probe, words) => (
    <Welcome
      {...probe}
      brand="Data"
      eyebrow={words}
      title={words || 'Ports'}
      description={words}
      actions={null}
    />
  ),
}
