import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { RadarChart } from './RadarChart.tsx'

const phones = [
  { quality: 'Battery', first: 41, second: 65 },
  { quality: 'Brand', first: 64, second: 46 },
  { quality: 'Camera', first: 81, second: 42 },
  { quality: 'Memory', first: 60, second: 25 },
  { quality: 'Storage', first: 42, second: 58 },
  { quality: 'Display', first: 42, second: 63 },
  { quality: 'Price', first: 33, second: 76 },
]

const meta = preview.meta({ title: 'Charts/RadarChart', component: RadarChart })

const Phones = ({ maxValue }: { maxValue?: number }) => (
  <RadarChart
    label="Phones compared"
    data={phones}
    category={({ quality }) => quality}
    series={[
      { id: 'first', label: 'Heron 12', value: ({ first }) => first },
      { id: 'second', label: 'Fjord S', value: ({ second }) => second },
    ]}
    maxValue={maxValue}
  />
)

export const Playground = meta.story({ render: () => <Phones /> })
export const OfAHundred = meta.story({ render: () => <Phones maxValue={100} /> })

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={480}>
      <Card>
        <Phones />
      </Card>
    </Pictures>
  ),
})
