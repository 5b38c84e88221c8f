import { FigureList } from '@data1522/design-system/FigureList'
import { IconTile } from '@data1522/design-system/IconTile'
import { SegmentBar } from '@data1522/design-system/SegmentBar'
import { Stack } from '@data1522/design-system/Stack'
import { useChartControls } from '@data1522/design-system/useChartControls'
import { useQuery } from '@tanstack/react-query'
import { href } from 'react-router-dom'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { logisticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useDuration } from '../../card/useDuration.ts'
import { stateMeta } from './vehicle-states.ts'

/** Where the hours of the vehicles went in the last day. */
export function OverviewCard() {
  const text = useText()
  const { percent } = useFormats()
  const duration = useDuration()
  const chart = useChartControls()
  const fleet = href('/apps/logistics/fleet')
  const query = useQuery(logisticsQuery('overview', useDashboard().days))
  return (
    <PartCard
      query={query}
      chart={chart}
      seeAll={fleet}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ vehicles }) => vehicles === 0)}
      emptyText={text('logisticsDashboard.noVehicles')}
      table={({ part }) => [
        [
          text('logisticsDashboard.state'),
          text('logisticsDashboard.vehicles'),
          text('logisticsDashboard.minutes'),
          text('logisticsDashboard.share'),
        ],
        ...part.map(({ state, vehicles, minutes, share }) => [
          text(`logisticsDashboard.state.${state}`),
          vehicles,
          Math.round(minutes),
          share,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('logisticsDashboard.hoursOf', {
          count: part.reduce((sum, { vehicles }) => sum + vehicles, 0),
        }),
        children: (
          <Stack gap={16}>
            <SegmentBar
              label={text('logisticsDashboard.hours')}
              controls={chart}
              data={part}
              category={({ state }) => text(`logisticsDashboard.state.${state}`)}
              categoryLabel={text('logisticsDashboard.state')}
              value={({ minutes }) => minutes}
              valueLabel={text('logisticsDashboard.minutes')}
              formatValue={duration}
              tone={({ state }) => stateMeta[state].tone}
            />
            <FigureList
              isDivided
              items={part.map(({ state, minutes, share }) => ({
                id: state,
                title: text(`logisticsDashboard.state.${state}`),
                start: <IconTile {...stateMeta[state]} size={34} />,
                note: duration(minutes),
                value: percent(share),
                // The map shows those on the road alone.
                href: state === 'onTheWay' ? fleet : undefined,
              }))}
            />
          </Stack>
        ),
      })}
    </PartCard>
  )
}
