import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { DashboardCard } from '../DashboardCard/DashboardCard.tsx'
import { DashboardGrid } from './DashboardGrid.tsx'
import { DashboardGridItem, type DashboardSize } from './DashboardGridItem.tsx'

const cards: readonly [title: string, size: DashboardSize, rows: number][] = [
  ['Award', 'third', 3],
  ['Statistics', 'twoThirds', 3],
  ['Profit', 'sixth', 4],
  ['Expenses', 'sixth', 4],
  ['Revenue', 'twoThirds', 9],
  ['Leads', 'third', 5],
]

const Example = () => (
  <DashboardGrid>
    {cards.map(([title, size, rows]) => (
      <DashboardGridItem key={title} size={size} rows={rows}>
        <DashboardCard title={title} />
      </DashboardGridItem>
    ))}
  </DashboardGrid>
)

const meta = preview.meta({
  title: 'Patterns/DashboardGrid',
  component: DashboardGrid,
  args: { children: undefined },
  render: () => <Example />,
})

export const Playground = meta.story()

/** Every size alone. */
export const Sizes = meta.story({
  render: () => (
    <DashboardGrid>
      {(['sixth', 'quarter', 'third', 'half', 'twoThirds', 'full'] as const).map((size) => (
        <DashboardGridItem key={size} size={size} rows={2}>
          <DashboardCard title={size} />
        </DashboardGridItem>
      ))}
    </DashboardGrid>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures>
      <Example />
    </Pictures>
  ),
})
