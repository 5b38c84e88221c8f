import { FigureList } from '@data1522/design-system/FigureList'
import { IconTile } from '@data1522/design-system/IconTile'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { analyticsQuery } from '../../queries.ts'
import { useDashboard } from '../../card/card.ts'
import { PartCard } from '../../card/PartCard.tsx'
import { useTrend } from '../../card/useTrend.ts'
import { channelIcons } from './channel-icons.ts'

/** On which ways the visitors came. */
export function SourcesCard() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('sourceVisits', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      table={({ part }) => [
        [text('analyticsDashboard.sources'), text('analyticsDashboard.visits'), text('dashboards.change')],
        ...part.map(({ channel, value, change }) => [
          text(`analyticsDashboard.channel.${channel}`),
          value,
          change,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('analyticsDashboard.visitsInAll', {
          count: part.reduce((sum, { value }) => sum + value, 0),
        }),
        children: (
          <FigureList
            items={part.map(({ channel, value, change }) => ({
              id: channel,
              title: text(`analyticsDashboard.channel.${channel}`),
              detail: text(`analyticsDashboard.channelText.${channel}`),
              start: <IconTile icon={channelIcons[channel]} size={34} />,
              value: number(value),
              change: trend(change),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
