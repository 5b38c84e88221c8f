import type { Examples } from '../../../../tests/conformance/example.ts'
import { IconTruck } from '../../icons/icons.ts'
import { FeatureGrid } from './FeatureGrid.tsx'

export const examples: Examples = {
  FeatureGrid: (probe, words) => (
    <FeatureGrid {...probe} features={[{ title: words || 'Ports', text: words, icon: IconTruck }]} />
  ),
}
