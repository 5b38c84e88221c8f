import { CollapsibleCard } from '@data1522/design-system/CollapsibleCard'
import { FigureList } from '@data1522/design-system/FigureList'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

const ROWS = 4

/** Closes to its head by a press on it. */
export function CollapseCard() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('sourceVisits', useDashboard().days))
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <CollapsibleCard
          title={text('actionCards.collapse')}
          level={3}
          subtitle={text('actionCards.collapseText')}
        >
          <FigureList
            items={part.slice(0, ROWS).map(({ channel, value, change }) => ({
              id: channel,
              title: text(`analyticsDashboard.channel.${channel}`),
              value: number(value),
              change: trend(change),
            }))}
          />
        </CollapsibleCard>
      )}
    </LoadedCard>
  )
}
