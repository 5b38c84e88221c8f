import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { IconTile } from '../../components/IconTile/IconTile.tsx'
import { IconClock, IconPackage, IconTruck } from '../../icons/icons.ts'
import { FigureList, type FigureListItem } from './FigureList.tsx'

const items: readonly FigureListItem[] = [
  {
    id: 'transit',
    title: 'Packages in transit',
    start: <IconTile icon={IconPackage} />,
    value: '10.2K',
    change: { text: '+25.8%', tone: 'success' },
  },
  {
    id: 'out',
    title: 'Out for delivery',
    detail: 'Since this morning',
    start: <IconTile icon={IconTruck} tone="primary" />,
    value: '5.6K',
    change: { text: '-4.3%', tone: 'danger' },
    href: '#out',
  },
  { id: 'time', title: 'Waiting', start: <IconTile icon={IconClock} />, note: '5 h 19 min', value: '14.6%' },
]

const meta = preview.meta({ title: 'Patterns/FigureList', component: FigureList, args: { items } })

export const Playground = meta.story()
export const Divided = meta.story({ args: { isDivided: true } })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures>
      <Card>
        <FigureList {...args} isDivided />
      </Card>
    </Pictures>
  ),
})
