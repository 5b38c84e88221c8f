import { FigureList } from '@data1522/design-system/FigureList'
import { Grid } from '@data1522/design-system/Grid'
import { IconCircleCheck, IconClock, IconTicket } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { CompletedGauge } from './CompletedGauge.tsx'

/** How the support copes with its tickets. */
export function SupportCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(analyticsQuery('support', days))
  const minutes = (value: number) =>
    number(value, { style: 'unit', unit: 'minute', unitDisplay: 'short', maximumFractionDigits: 0 })
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.total.value === 0}
      table={({ part }) => [
        [text('analyticsDashboard.support'), text('dashboards.figure')],
        [text('analyticsDashboard.tickets'), part.total.value],
        [text('analyticsDashboard.newToday'), part.today],
        [text('analyticsDashboard.openTickets'), part.open],
        [text('analyticsDashboard.completed'), part.completed],
        [text('analyticsDashboard.responseTime'), part.responseMinutes.value],
      ]}
    >
      {({ part }) => ({
        description: text('analyticsDashboard.ticketsOf'),
        value: number(part.total.value),
        change: trend(part.total.change, false),
        changeNote: comparedWith,
        children: (
          <Grid columns={{ base: 1, sm: 2 }} gap={24}>
            <FigureList
              items={[
                {
                  id: 'today',
                  title: text('analyticsDashboard.newToday'),
                  start: <IconTile icon={IconTicket} tone="primary" size={34} />,
                  value: number(part.today),
                },
                {
                  id: 'open',
                  title: text('analyticsDashboard.openTickets'),
                  start: <IconTile icon={IconCircleCheck} tone="info" size={34} />,
                  value: number(part.open),
                },
                {
                  id: 'response',
                  title: text('analyticsDashboard.responseTime'),
                  start: <IconTile icon={IconClock} tone="warning" size={34} />,
                  value:
                    part.responseMinutes.value === null
                      ? text('analyticsDashboard.unknown')
                      : minutes(part.responseMinutes.value),
                },
              ]}
            />
            <CompletedGauge
              label={text('analyticsDashboard.completed')}
              percent={part.completedPercent ?? 0}
              words={percent((part.completedPercent ?? 0) / 100)}
            />
          </Grid>
        ),
      })}
    </PartCard>
  )
}
