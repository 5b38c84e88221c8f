import { AreaChart } from '@data1522/design-system/AreaChart'
import { FigureList } from '@data1522/design-system/FigureList'
import { IconCoin, IconWallet } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Stack } from '@data1522/design-system/Stack'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { crmQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useMonthTrend } from './useMonthTrend.ts'

/** How many projects were under way month by month, and what is left of their budgets. */
export function ProjectStatusCard() {
  const text = useText()
  const chart = useChartControls()
  const { formatDate } = useIntl()
  const { number, wholeMoney } = useFormats()
  const monthTrend = useMonthTrend()
  const query = useQuery(crmQuery('projectStatus', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={href('/pages/user-profile/projects')}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.budget === 0}
      table={({ part }) => [
        [text('crmDashboard.month'), text('crmDashboard.running')],
        ...part.months.map(({ month, running }) => [month, running]),
      ]}
    >
      {({ part: { budget, spent, months } }) => ({
        description: text('crmDashboard.underWay'),
        value: number(months.at(-1)?.running ?? 0),
        ...monthTrend(months.map(({ month, running: value }) => ({ month, value })).slice(-2)),
        children: (
          <Stack gap={16}>
            <AreaChart
              label={text('crmDashboard.running')}
              controls={chart}
              height={196}
              legend="none"
              curve="step"
              data={months}
              category={({ month }) => formatDate(`${month}-01`, { month: 'short', timeZone: 'UTC' })}
              categoryLabel={text('crmDashboard.month')}
              series={[
                {
                  id: 'running',
                  label: text('crmDashboard.projectStatus'),
                  value: ({ running }) => running,
                  tone: 'warning',
                },
              ]}
            />
            <FigureList
              items={[
                {
                  id: 'budget',
                  title: text('crmDashboard.budget'),
                  start: <IconTile icon={IconCoin} tone="primary" size={34} />,
                  value: wholeMoney(budget),
                },
                {
                  id: 'spent',
                  title: text('crmDashboard.spent'),
                  start: <IconTile icon={IconWallet} tone="warning" size={34} />,
                  value: wholeMoney(spent),
                },
              ]}
            />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
