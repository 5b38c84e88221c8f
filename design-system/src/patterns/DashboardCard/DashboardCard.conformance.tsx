import type { Examples } from '../../../../tests/conformance/example.ts'
import { DashboardCard } from './DashboardCard.tsx'

export const examples: Examples = {
  DashboardCard: (probe, words) => (
    <DashboardCard
      {...probe}
      title="Revenue"
      description={words}
      value="$700.2K"
      change={{ text: '+12.8%', tone: 'success' }}
      menu={{
        sections: [{ id: 'card', entries: [{ id: 'refresh', label: 'Refresh' }] }],
        onAction: () => undefined,
      }}
    >
      <p>{words}</p>
    </DashboardCard>
  ),
}
