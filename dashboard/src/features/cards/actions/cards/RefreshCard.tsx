import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { CardRefresh } from '@data1522/design-system/CardRefresh'
import { FigureList } from '@data1522/design-system/FigureList'
import { IconRefresh } from '@data1522/design-system/icons'
import { IconButton } from '@data1522/design-system/IconButton'
import { useQuery } from '@tanstack/react-query'
import { useFormats } from '../../../../core/i18n/useFormats.ts'
import { useText } from '../../../../core/i18n/useText.ts'
import { useDashboard } from '../../../../entities/dashboard/card/card.ts'
import { useTrend } from '../../../../entities/dashboard/card/useTrend.ts'
import { analyticsQuery } from '../../../../entities/dashboard/queries.ts'
import { LoadedCard } from '../../shared/LoadedCard.tsx'

const ROWS = 4

/** Is fetched anew under a veil, and keeps what it shows meanwhile. */
export function RefreshCard() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('campaigns', useDashboard().days))
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <Card>
          <CardHeader
            title={text('actionCards.refresh')}
            level={3}
            subtitle={text('actionCards.refreshText')}
            actions={
              <IconButton
                icon={IconRefresh}
                label={text('actionCards.refreshIt', { name: text('actionCards.refresh') })}
                size="small"
                onPress={() => void query.refetch()}
              />
            }
          />
          <CardRefresh isRefreshing={query.isFetching} doneLabel={text('actionCards.upToDate')}>
            <FigureList
              items={part.slice(0, ROWS).map(({ step, value, change }) => ({
                id: step,
                title: text(`analyticsDashboard.step.${step}`),
                value: number(value),
                change: trend(change),
              }))}
            />
          </CardRefresh>
        </Card>
      )}
    </LoadedCard>
  )
}
