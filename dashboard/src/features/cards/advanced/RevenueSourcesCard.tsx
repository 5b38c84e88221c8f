import { useQuery } from '@tanstack/react-query'
import { FigureList } from '@data1522/design-system/FigureList'
import { IconTile } from '@data1522/design-system/IconTile'
import { useText } from '../../../core/i18n/useText.ts'
import { useDashboard } from '../../../entities/dashboard/card/card.ts'
import { PartCard } from '../../../entities/dashboard/card/PartCard.tsx'
import { useTrend } from '../../../entities/dashboard/card/useTrend.ts'
import { channelIcons } from '../../../entities/dashboard/cards/analytics/channel-icons.ts'
import { analyticsQuery } from '../../../entities/dashboard/queries.ts'
import { useShortMoney } from '../../../entities/dashboard/useShortMoney.ts'

/** Which ways to the website brought in the most. */
export function RevenueSourcesCard() {
  const text = useText()
  const shortMoney = useShortMoney()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('revenueSources', useDashboard().days))
  return (
    <PartCard
      query={query}
      asOf={({ view }) => view.asOf}
      isEmpty={({ part }) => part.every(({ value }) => value === 0)}
      table={({ part }) => [
        [text('analyticsDashboard.revenueSources'), text('advancedCards.revenue'), text('dashboards.change')],
        ...part.map(({ channel, value, change }) => [
          text(`analyticsDashboard.channel.${channel}`),
          value,
          change,
        ]),
      ]}
    >
      {({ part }) => ({
        description: text('advancedCards.revenueInAll', {
          amount: shortMoney(part.reduce((sum, { value }) => sum + value, 0)),
        }),
        children: (
          <FigureList
            items={part.map(({ channel, value, change }) => ({
              id: channel,
              title: text(`analyticsDashboard.channel.${channel}`),
              start: <IconTile icon={channelIcons[channel]} tone="primary" size={34} />,
              value: shortMoney(value),
              change: trend(change),
            }))}
          />
        ),
      })}
    </PartCard>
  )
}
