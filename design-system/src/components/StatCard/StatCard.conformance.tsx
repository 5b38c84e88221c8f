import type { Examples } from '../../../../tests/conformance/example.ts'
import { StatCard } from './StatCard.tsx'

export const examples: Examples = {
  StatCard: (probe, words) => (
    <StatCard {...probe} label={words || 'Sales'} value={words || '0'} caption={words} />
  ),
}
