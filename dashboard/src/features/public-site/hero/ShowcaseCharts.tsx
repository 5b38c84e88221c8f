import { AreaChart } from '@data1522/design-system/AreaChart'
import { Columns } from '@data1522/design-system/Columns'
import { DashboardCard } from '@data1522/design-system/DashboardCard'
import { DonutChart } from '@data1522/design-system/DonutChart'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { revenueDays, visitSources } from './courses.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const revenue = sum(revenueDays.map(({ now }) => now))
const revenueBefore = sum(revenueDays.map(({ before }) => before))
const visits = sum(visitSources.map((source) => source.visits))

/** The charts of the showcase: a revenue beside the one before, and where visits come from. */
export function ShowcaseCharts() {
  const text = useText()
  const { number, wholeMoney, change } = useFormats()
  const revenueControls = useChartControls()
  const sourceControls = useChartControls()
  return (
    <Columns side="end" sideWidth={260} gap={16}>
      <DashboardCard
        title={text('landingShow.revenue')}
        description={text('landingShow.perDay')}
        value={wholeMoney(revenue)}
        change={{ text: change(revenue / revenueBefore - 1), tone: 'success' }}
      >
        <AreaChart
          label={text('landingShow.revenue')}
          data={revenueDays}
          category={({ day }) => day}
          series={[
            { id: 'now', label: text('landingShow.thisPeriod'), value: ({ now }) => now, tone: 'primary' },
            {
              id: 'before',
              label: text('landingShow.previous'),
              value: ({ before }) => before,
              tone: 'neutral',
            },
          ]}
          height={180}
          controls={revenueControls}
        />
      </DashboardCard>
      <DashboardCard title={text('landingShow.sources')} description={text('landingShow.thisMonth')}>
        <DonutChart
          label={text('landingShow.sources')}
          data={visitSources}
          category={({ id }) => text(`landingShow.${id}`)}
          value={(source) => source.visits}
          center={{ value: number(visits), label: text('landingShow.visits') }}
          legend="none"
          height={180}
          controls={sourceControls}
        />
      </DashboardCard>
    </Columns>
  )
}
