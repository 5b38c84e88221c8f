import type { Examples } from '../../../../tests/conformance/example.ts'
import { DashboardGrid } from './DashboardGrid.tsx'
import { DashboardGridItem } from './DashboardGridItem.tsx'

export const examples: Examples = {
  DashboardGrid: (probe, words) => (
    <DashboardGrid {...probe}>
      <DashboardGridItem>
        <p>{words}</p>
      </DashboardGridItem>
    </DashboardGrid>
  ),
  DashboardGridItem: (probe, words) => (
    <DashboardGrid>
      <DashboardGridItem {...probe} size="half" rows={2}>
        <p>{words}</p>
      </DashboardGridItem>
    </DashboardGrid>
  ),
}
