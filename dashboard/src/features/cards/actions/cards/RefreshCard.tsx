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
import { useRefresh } from './useRefresh.ts'

const ROWS = 4

/** Is fetched anew under a veil, and keeps what it shows meanwhile. */
export function RefreshCard() {
  const text = useText()
  const { number } = useFormats()
  const trend = useTrend()
  const query = useQuery(analyticsQuery('campaigns', useDashboard().days))
  const name = text('actionCards.refresh')
  const { refresh, doneLabel } = useRefresh(name, query)
  return (
    <LoadedCard query={query}>
      {({ part }) => (
        <Card>
          <CardHeader
            title={name}
            level={3}
            subtitle={text('actionCards.refreshText')}
            actions={
              <IconButton
                icon={IconRefresh}
                label={text('actionCards.refreshIt', { name })}
                size="small"
                onPress={() => void refresh()}
              />
            }
          />
          <CardRefresh isRefreshing={query.isFetching} doneLabel={doneLabel}>
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
