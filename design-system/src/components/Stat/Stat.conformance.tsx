import type { Examples } from '../../../../tests/conformance/example.ts'
import { Stat } from './Stat.tsx'

export const examples: Examples = {
  Stat: (probe, words) => <Stat {...probe} label={words || 'Sales'} value={words || '0'} caption={words} />,
}
