import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { SegmentBar, type SegmentBarProps } from './SegmentBar.tsx'

const hours = [
  { state: 'On the way', share: 39.7 },
  { state: 'Unloading', share: 28.3 },
  { state: 'Loading', share: 17.4 },
  { state: 'Waiting', share: 14.6 },
] as const
type Hours = (typeof hours)[number]
const tones = ['primary', 'success', 'warning', 'neutral'] as const

const meta = preview.meta({ title: 'Charts/SegmentBar', component: SegmentBar })

const Vehicles = (props: Partial<SegmentBarProps<Hours>>) => (
  <SegmentBar
    label="Vehicle overview"
    data={hours}
    category={({ state }) => state}
    value={({ share }) => share}
    tone={(_, index) => tones[index % 4]!}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Vehicles /> })
export const WithoutNames = meta.story({ render: () => <Vehicles hasNames={false} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={640}>
      <Card>
        <Vehicles />
      </Card>
    </Pictures>
  ),
})
