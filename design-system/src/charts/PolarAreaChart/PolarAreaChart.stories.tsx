import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { PolarAreaChart, type PolarAreaChartProps } from './PolarAreaChart.tsx'

const weekdays = [
  { day: 'Monday', orders: 152 },
  { day: 'Tuesday', orders: 138 },
  { day: 'Wednesday', orders: 167 },
  { day: 'Thursday', orders: 181 },
  { day: 'Friday', orders: 236 },
  { day: 'Saturday', orders: 204 },
  { day: 'Sunday', orders: 119 },
] as const

const meta = preview.meta({ title: 'Charts/PolarAreaChart', component: PolarAreaChart })

const Orders = (props: Partial<PolarAreaChartProps<(typeof weekdays)[number]>>) => (
  <PolarAreaChart
    label="Orders by weekday"
    data={weekdays}
    category={({ day }) => day}
    value={({ orders }) => orders}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Orders /> })
export const LegendBelow = meta.story({ render: () => <Orders legend="bottom" /> })
export const OfAMost = meta.story({ render: () => <Orders maxValue={400} /> })
export const Loading = meta.story({ render: () => <Orders isLoading /> })
export const Empty = meta.story({ render: () => <Orders data={[]} /> })
export const Failed = meta.story({ render: () => <Orders error onRetry={() => undefined} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={540}>
      <Card>
        <Orders />
      </Card>
    </Pictures>
  ),
})
