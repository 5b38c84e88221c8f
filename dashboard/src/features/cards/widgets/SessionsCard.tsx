import { FigureList } from '@data1522/design-system/FigureList'
import { Gauge } from '@data1522/design-system/Gauge'
import { IconFileText, IconPointer, IconUserPlus } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../core/i18n/useFormats.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { useDashboard } from '../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { useTrend } from '../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../entities/dashboard/queries.ts'

/** How many of those who came stayed, and what they did. */
export function SessionsCard() {
  const text = useText()
  const { number, percent } = useFormats()
  const trend = useTrend()
  const { days, comparedWith } = useDashboard()
  const query = useQuery(analyticsQuery('traffic', days))
  const stayed = (bounceRate: number | null) => (bounceRate === null ? null : 1 - bounceRate)
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.visits.value === 0}
      table={({ part }) => [
        [text('widgetCards.sessions'), text('dashboards.figure'), text('dashboards.change')],
        [text('analyticsDashboard.visits'), part.visits.value, part.visits.change],
        [text('widgetCards.stayed'), stayed(part.bounceRate.value)],
        [text('analyticsDashboard.pageViews'), part.pageViews.value, part.pageViews.change],
        [text('analyticsDashboard.leads'), part.leads.value, part.leads.change],
      ]}
    >
      {({ part: { visits, pageViews, leads, bounceRate } }) => {
        const share = stayed(bounceRate.value)
        return {
          description: text('widgetCards.sessionsText'),
          value: number(visits.value),
          change: trend(visits.change),
          changeNote: comparedWith,
          children: (
            <Stack gap={16}>
              <Inline justify="center">
                <Gauge
                  label={text('widgetCards.stayed')}
                  value={share === null ? null : share * 100}
                  valueText={share === null ? undefined : percent(share)}
                  description={text('widgetCards.stayed')}
                  size={190}
                />
              </Inline>
              <FigureList
                items={[
                  {
                    id: 'pages',
                    title: text('analyticsDashboard.pageViews'),
                    start: <IconTile icon={IconFileText} tone="primary" size={34} />,
                    value: number(pageViews.value),
                    change: trend(pageViews.change),
                  },
                  {
                    id: 'depth',
                    title: text('widgetCards.pagesPerVisit'),
                    start: <IconTile icon={IconPointer} tone="info" size={34} />,
                    value: number(pageViews.value / visits.value, { maximumFractionDigits: 1 }),
                  },
                  {
                    id: 'leads',
                    title: text('analyticsDashboard.leads'),
                    start: <IconTile icon={IconUserPlus} tone="success" size={34} />,
                    value: number(leads.value),
                    change: trend(leads.change),
                  },
                ]}
              />
            </Stack>
          ),
        }
      }}
    </PartCard>
  )
}
