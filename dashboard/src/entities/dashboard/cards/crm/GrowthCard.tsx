import { Divider } from '@data1522/design-system/Divider'
import { Stack } from '@data1522/design-system/Stack'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { salesOfDays } from '../../sales-href.ts'
import { bestDay } from '../common/best-day.ts'
import { WeekBars } from '../common/WeekBars.tsx'
import { PlanMeter } from './PlanMeter.tsx'

/** How the revenue of the last seven days grew. */
export function GrowthCard() {
  const text = useText()
  const chart = useChartControls()
  const { wholeMoney } = useFormats()
  const trend = useTrend()
  const query = useQuery(crmQuery('week', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={query.data && salesOfDays(query.data.part.days)}
      asOf={({ view }) => view.asOf}
      table={({ part }) => [
        [text('dashboards.from'), text('dashboards.week.earning')],
        ...part.days.map(({ date, earning }) => [date, earning]),
      ]}
    >
      {({ part: { days, earning } }) => ({
        description: text('crmDashboard.lastWeek'),
        value: wholeMoney(earning.value),
        change: trend(earning.change),
        changeNote: text('dashboards.week.before'),
        children: (
          <Stack gap={16}>
            <WeekBars controls={chart} days={days} best={bestDay(days)} height={204} />
            <Divider />
            <PlanMeter
              what={text('dashboards.week.earning')}
              value={earning.value}
              goal={earning.goal}
              tone="primary"
            />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
