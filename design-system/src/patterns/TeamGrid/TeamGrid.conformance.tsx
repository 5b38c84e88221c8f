import type { Examples } from '../../../../tests/conformance/example.ts'
import { TeamGrid } from './TeamGrid.tsx'

export const examples: Examples = {
  TeamGrid: (probe, words) => (
    <TeamGrid
      {...probe}
      members={[
        { name: words || 'Ada', role: words },
        { name: 'Jonas Weber', role: 'Founder' },
      ]}
    />
  ),
}
