import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { ComboChart, type ComboChartProps } from './ComboChart.tsx'

const sent = [38, 45, 33, 38, 32, 50, 48, 40, 42, 37]
const delivered = [23, 28, 23, 32, 28, 44, 32, 38, 26, 34]
const days = sent.map((share, index) => ({
  day: String(12 + index),
  sent: share,
  delivered: delivered[index],
}))
type Day = (typeof days)[number]

const meta = preview.meta({ title: 'Charts/ComboChart', component: ComboChart })

const Shipments = (props: Partial<ComboChartProps<Day>>) => (
  <ComboChart
    label="Shipment statistics"
    data={days}
    category={({ day }) => day}
    series={[
      { id: 'sent', label: 'Sent', value: (day) => day.sent, variant: 'bar' },
      { id: 'delivered', label: 'Delivered', value: (day) => day.delivered, variant: 'line' },
    ]}
    formatValue={(value) => `${value}%`}
    {...props}
  />
)

export const Playground = meta.story({ render: () => <Shipments /> })
export const Emphasised = meta.story({ render: () => <Shipments isEmphasised={({ day }) => day === '17'} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={640}>
      <Card>
        <Shipments isEmphasised={({ day }) => day === '17'} />
      </Card>
    </Pictures>
  ),
})
