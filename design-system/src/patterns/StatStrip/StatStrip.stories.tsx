import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { IconCoin, IconShoppingCart, IconUsers } from '../../icons/icons.ts'
import { StatStrip, type StatStripItem } from './StatStrip.tsx'

const items: readonly StatStripItem[] = [
  {
    id: 'sales',
    label: 'Sales',
    icon: IconShoppingCart,
    value: '8,412',
    change: { text: '+9.2%', tone: 'success' },
    note: 'vs 2025',
  },
  {
    id: 'customers',
    label: 'Customers',
    icon: IconUsers,
    value: '3,287',
    note: 'in all',
    href: '#customers',
  },
  {
    id: 'returns',
    label: 'Returns',
    value: '14',
    change: { text: '-1.8%', tone: 'danger' },
    note: 'vs 2025',
  },
  { id: 'revenue', label: 'Revenue', icon: IconCoin, value: '$700.2K' },
]

const meta = preview.meta({
  title: 'Patterns/StatStrip',
  component: StatStrip,
  args: { label: 'Statistics', items },
})

export const Playground = meta.story()

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Card>
        <StatStrip {...args} />
      </Card>
    </Pictures>
  ),
})
