import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { HeatmapChart, type HeatmapChartProps } from './HeatmapChart.tsx'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Two waves a day, at noon and in the evening, higher towards Friday. */
const ordersAt = (hour: number, day: number) => {
  const wave = (middle: number) => Math.exp(-((hour - middle) ** 2) / 14)
  return Math.round((wave(11) + 1.15 * wave(19)) * (day > 4 ? 70 : 120 + day * 14))
}

const meta = preview.meta({ title: 'Charts/HeatmapChart', component: HeatmapChart })

const Orders = (props: Partial<HeatmapChartProps<number>>) => (
  <HeatmapChart
    label="Orders by weekday and hour"
    data={hours}
    category={(hour) => `${String(hour).padStart(2, '0')}:00`}
    series={days.map((label, day) => ({ id: label, label, value: (hour: number) => ordersAt(hour, day) }))}
    valueLabel="orders an hour"
    categoryLabel="Hour"
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Orders /> })

/** Where there is no figure, the cell is an outline. */
export const Gaps = meta.story({
  render: () => (
    <Orders
      data={hours.slice(8, 20)}
      series={days.map((label, day) => ({
        id: label,
        label,
        value: (hour: number) => (day === 6 || hour === 13 ? null : ordersAt(hour, day)),
      }))}
    />
  ),
})
export const Loading = meta.story({ render: () => <Orders isLoading /> })
export const Empty = meta.story({ render: () => <Orders data={[]} /> })
export const Failed = meta.story({ render: () => <Orders error onRetry={() => undefined} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={800}>
      <Card>
        <Orders />
      </Card>
    </Pictures>
  ),
})
