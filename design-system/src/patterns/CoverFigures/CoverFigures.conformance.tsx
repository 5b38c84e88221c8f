import type { Examples } from '../../../../tests/conformance/example.ts'
import { CoverFigures } from './CoverFigures.tsx'

export const examples: Examples = {
  CoverFigures: (probe, words) => (
    <CoverFigures
      {...probe}
      src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
      label="Figures"
      figures={[
        { value: '12,480', label: words || 'shops' },
        { value: '41', label: 'countries' },
      ]}
    />
  ),
}
