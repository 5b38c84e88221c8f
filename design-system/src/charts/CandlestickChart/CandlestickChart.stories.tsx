import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { dollars } from '../kit/example.ts'
import { CandlestickChart, type CandlestickChartProps } from './CandlestickChart.tsx'

/** Weekdays of a share that climbs in waves. */
const closeOf = (day: number) => 52 + day * 0.19 + 2.4 * Math.sin(day / 3.4) + 0.9 * Math.sin(day * 2.1)
const trading = Array.from({ length: 40 }, (_, day) => {
  const [open, close] = [closeOf(day - 1), closeOf(day)]
  return {
    day: new Date(2026, 7, 3 + day + Math.floor(day / 5) * 2),
    open,
    close,
    high: Math.max(open, close) + 0.4 + Math.abs(Math.sin(day * 1.7)),
    low: Math.min(open, close) - 0.3 - Math.abs(Math.cos(day * 1.3)),
    volume: Math.round(90_000 + 45_000 * Math.sin(day * 1.9)),
  }
})
type Day = (typeof trading)[number]

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

const meta = preview.meta({ title: 'Charts/CandlestickChart', component: CandlestickChart })

const Price = (props: Partial<CandlestickChartProps<Day>>) => (
  <CandlestickChart
    label="Price of a share"
    data={trading}
    category={({ day }) => day}
    open={({ open }) => open}
    high={({ high }) => high}
    low={({ low }) => low}
    close={({ close }) => close}
    volume={({ volume }) => volume}
    formatValue={(value) => cents.format(value)}
    formatTick={dollars('en-US')}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Price /> })
export const WithoutVolume = meta.story({
  render: () => <Price volume={undefined} data={trading.slice(-15)} />,
})
export const Loading = meta.story({ render: () => <Price isLoading /> })
export const Empty = meta.story({ render: () => <Price data={[]} /> })
export const Failed = meta.story({ render: () => <Price error onRetry={() => undefined} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={800}>
      <Card>
        <Price />
      </Card>
    </Pictures>
  ),
})
