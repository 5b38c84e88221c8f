import preview from '../../../../.storybook/preview.tsx'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { dollars, months, week } from '../kit/example.ts'
import { BarChart } from './BarChart.tsx'

const money = dollars('en-US')
const short = (value: number) => `$${value / 1000}K`

const meta = preview.meta({ title: 'Charts/BarChart', component: BarChart })

const Plain = () => (
  <BarChart
    label="Earnings"
    data={months}
    category={({ month }) => month}
    series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
    formatValue={money}
    formatTick={short}
  />
)
const Labelled = () => (
  <BarChart
    label="Earnings"
    data={months}
    category={({ month }) => month}
    series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
    hasBarLabels
    formatValue={money}
    formatTick={short}
  />
)
const BothWays = () => (
  <BarChart
    label="Revenue report"
    data={months.slice(0, 9)}
    category={({ month }) => month}
    series={[
      { id: 'earned', label: 'Earnings', value: ({ earned }) => earned },
      { id: 'spent', label: 'Expenses', value: ({ spent }) => -spent },
      {
        id: 'before',
        label: 'Earnings 2025',
        value: ({ before }) => before,
        variant: 'dash',
        tone: 'neutral',
      },
    ]}
    isStacked
    barSize={14}
    formatValue={money}
    formatTick={short}
    net={{ label: 'Net', value: ({ earned, spent }) => earned - spent }}
    note={({ earned, before }) => ({ text: `+${Math.round((earned / before - 1) * 100)}%`, tone: 'success' })}
  />
)
const Patterned = () => (
  <BarChart
    label="Earned and spent"
    data={months.slice(0, 6)}
    category={({ month }) => month}
    series={[
      { id: 'earned', label: 'Earnings', value: ({ earned }) => earned },
      { id: 'spent', label: 'Expenses', value: ({ spent }) => spent },
      { id: 'before', label: 'Year before', value: ({ before }) => before },
    ]}
    isStacked
    hasPatterns
    barSize={22}
    formatValue={money}
    formatTick={short}
  />
)
const Week = () => (
  <BarChart
    label="Weekly earnings"
    data={week}
    category={({ day }) => day}
    series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned, tone: 'primary' }]}
    isEmphasised={({ day }) => day === 'Fri'}
    hasValueAxis={false}
    height={180}
    formatValue={money}
  />
)
const OnItsSide = () => (
  <BarChart
    label="By day"
    data={week}
    category={({ day }) => day}
    series={[{ id: 'earned', label: 'Earnings', value: ({ earned }) => earned }]}
    isHorizontal
    hasTracks
    barSize={14}
    formatValue={money}
    formatTick={short}
  />
)
const Side = () => (
  <BarChart
    label="Earned and spent"
    data={months.slice(0, 6)}
    category={({ month }) => month}
    series={[
      { id: 'earned', label: 'Earnings', value: ({ earned }) => earned },
      { id: 'spent', label: 'Expenses', value: ({ spent }) => spent },
    ]}
    formatValue={money}
    formatTick={short}
  />
)

export const Playground = meta.story({ render: () => <Plain /> })
export const Grouped = meta.story({ render: () => <Side /> })
export const StackedBothWays = meta.story({ render: () => <BothWays /> })
export const WithPatterns = meta.story({ render: () => <Patterned /> })
export const Emphasised = meta.story({ render: () => <Week /> })
export const WithFigures = meta.story({ render: () => <Labelled /> })
export const Horizontal = meta.story({ render: () => <OnItsSide /> })
export const States = meta.story({
  render: () => (
    <Grid columns={{ base: 1, md: 3 }}>
      {[{ isLoading: true }, { error: true, onRetry: () => undefined }, {}].map((state, index) => (
        <Card key={index}>
          <BarChart
            label="Orders"
            data={[] as { day: string; orders: number }[]}
            category={({ day }) => day}
            series={[{ id: 'orders', label: 'Orders', value: ({ orders }) => orders }]}
            height={200}
            {...state}
          />
        </Card>
      ))}
    </Grid>
  ),
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: () => (
    <Pictures width={900}>
      <Grid columns={{ base: 1, sm: 2 }}>
        {[Side, BothWays, Week, OnItsSide, Patterned].map((Chart) => (
          <Card key={Chart.name}>
            <Chart />
          </Card>
        ))}
      </Grid>
    </Pictures>
  ),
})
