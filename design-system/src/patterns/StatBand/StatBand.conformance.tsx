import type { Examples } from '../../../../tests/conformance/example.ts'
import { StatBand } from './StatBand.tsx'

export const examples: Examples = {
  StatBand: (probe, words) => (
    <StatBand
      {...probe}
      label="Figures"
      figures={[
        { value: '12,480', label: words },
        { value: '41', label: 'countries' },
      ]}
    />
  ),
}
